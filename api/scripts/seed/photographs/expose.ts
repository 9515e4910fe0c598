import type { Browser } from '@playwright/test';

export interface Exposure {
  width: number;
  height: number;
  /** Four floats a pixel, from the lowest row upwards: sums over all passes. */
  light: Float32Array;
  colour: Float32Array;
  normal: Float32Array;
}

/** Runs in the page: it may use nothing from outside. */
function trace({ shader, width, height, passes, view }: Request) {
  const canvas = new OffscreenCanvas(16, 16);
  const gl = canvas.getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float') || !gl.getExtension('EXT_float_blend'))
    throw new Error('This browser cannot add up light in floats (WebGL 2 with EXT_float_blend).');
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, '#version 300 es\nin vec2 at;void main(){gl_Position=vec4(at,0,1);}'],
    [gl.FRAGMENT_SHADER, shader],
  ] as const) {
    const part = gl.createShader(kind);
    if (!part) throw new Error('No shader');
    gl.shaderSource(part, source);
    gl.compileShader(part);
    if (!gl.getShaderParameter(part, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(part) ?? '');
    gl.attachShader(program, part);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '');
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const sheets = [0, 1, 2].map((index) => {
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
    return gl.COLOR_ATTACHMENT0 + index;
  });
  for (const sheet of sheets) {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, sheet, gl.TEXTURE_2D, texture, 0);
  }
  gl.drawBuffers(sheets);
  gl.viewport(0, 0, width, height);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.enable(gl.SCISSOR_TEST);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);
  gl.uniform1i(gl.getUniformLocation(program, 'view'), view);
  const pass = gl.getUniformLocation(program, 'pass');
  // In strips: a browser ends what keeps its graphics busy for seconds.
  const strip = 32;
  for (let index = 0; index < passes; index += 1) {
    gl.uniform1i(pass, index);
    for (let top = 0; top < height; top += strip) {
      gl.scissor(0, top, width, Math.min(strip, height - top));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
    }
  }
  const read = (sheet: number) => {
    const floats = new Float32Array(width * height * 4);
    gl.readBuffer(sheet);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, floats);
    const bytes = new Uint8Array(floats.buffer);
    let text = '';
    for (let from = 0; from < bytes.length; from += 32_768)
      text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
    return btoa(text);
  };
  return sheets.map(read);
}

interface Request {
  shader: string;
  width: number;
  height: number;
  passes: number;
  view: number;
}

/** Lets light fall on the film: each pass follows one path of light for each pixel. */
export async function expose(browser: Browser, request: Request): Promise<Exposure> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  const sheets = await page.evaluate(trace, request);
  await page.close();
  const [light, colour, normal] = sheets.map((text) => {
    const bytes = Buffer.from(text, 'base64');
    const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    return floats.map((sum) => sum / request.passes);
  });
  if (!light || !colour || !normal) throw new Error('The film is empty');
  return { width: request.width, height: request.height, light, colour, normal };
}
