import { expect, it } from 'vitest';
import { videoPlayer } from './video-player.ts';

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
const vimeo = (id: string, code = '') =>
  `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${code && `&h=${code}`}`;

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube('dQw4w9WgXcQ')],
  ['https://youtube.com/watch?t=10&v=dQw4w9WgXcQ&list=x', youtube('dQw4w9WgXcQ')],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=3', youtube('dQw4w9WgXcQ')],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube('dQw4w9WgXcQ')],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube('dQw4w9WgXcQ')],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube('dQw4w9WgXcQ')],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube('dQw4w9WgXcQ')],
  ['https://vimeo.com/123456789', vimeo('123456789')],
  ['https://vimeo.com/123456789/abcdef0123', vimeo('123456789', 'abcdef0123')],
  ['https://vimeo.com/channels/staffpicks/123456789', vimeo('123456789')],
  ['https://player.vimeo.com/video/123456789?h=abcdef0123', vimeo('123456789', 'abcdef0123')],
  ['https://www.youtube.com/@danalevi', null],
  ['https://www.youtube.com/watch?v=', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ', null],
  ['https://vimeo.com.evil.example/123456789', null],
  ['https://vimeo.com/dana', null],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', null],
  ['', null],
])('%s', (address, player) => {
  expect(videoPlayer(address)).toBe(player);
});
