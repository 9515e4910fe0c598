// A notary's room: 0 the desk, 1 the shelf, 2 a signature, 3 the front of the house.
const int LAMPS = 1;
const float PACE = 0.85, REACH = 70.0, LIMIT = 9.0, CLEAR = 90.0;
const vec3 SUN = vec3(-0.7, 0.62, 0.45);
const bool HIDDEN_LAMPS = true;
const float SUN_SIZE = 0.03;

Lamp lamp(int i) {
  if (view == 1) return Lamp(vec3(-5.0, 6.0, 6.0), vec3(1.4, 0, 1.0), vec3(0, 1.6, 0), vec3(13, 10.5, 7.6));
  return Lamp(vec3(-8.0, 6.0, 1.0), vec3(0.8, 0, 3.2), vec3(0, 3.4, 0), vec3(8.5, 8.2, 7.8));
}
float pane(int i, vec2 at) {
  return 1.0;
}
vec3 sunlight(vec3 p, vec3 way) {
  if (view == 3) {
    vec2 at = (p + way * ((7.0 - p.z) / way.z)).xy;
    return vec3(6.0, 5.0, 3.6) * smoothstep(0.42, 0.5, noise(vec3(at * 0.55, 2.0)) + 0.05 * at.y + 0.1);
  }
  if (view == 1) return vec3(0);
  vec2 at = (p + way * ((-8.0 - p.x) / way.x)).zy;
  return vec3(4.4, 3.4, 2.2) * step(0.2, abs(fract(at.y / 1.1) - 0.35)) * step(abs(at.x - 5.5), 2.8);
}
vec3 sky(vec3 way) {
  return view == 3 ? vec3(0.35, 0.5, 0.75) : vec3(0.05, 0.045, 0.04);
}
vec3 ambient(vec3 n) {
  return view == 3 ? vec3(0.3, 0.36, 0.46) : vec3(0.1, 0.085, 0.07);
}

/* Books from `from` on along x, their backs at z = 0; number of the book in `kind`'s fraction. */
vec2 books(vec3 p, float width, float number) {
  float i = clamp(floor(p.x / 0.62), 0.0, width);
  vec2 best = vec2(9, 0);
  for (float k = -1.0; k <= 1.0; k++) {
    float j = clamp(i + k, 0.0, width);
    float high = 1.55 + 0.35 * hash(vec2(floor(j / 4.0), number)), thick = 0.285;
    vec3 q = p - vec3(j * 0.62 + 0.31, high, -0.9 - 0.1 * hash(vec2(j, number)));
    float it = box(q, vec3(thick, high, 0.9), 0.03);
    vec3 b = q - vec3(0, 0, 0.9);
    it = min(it, max(length(vec2(b.x, b.z * 1.6)) - thick, abs(b.y) - high));
    float y = abs(b.y);
    it = min(it, max(length(vec2(b.x, b.z * 1.6)) - thick - 0.03, min(abs(y - high * 0.3), abs(y - high * 0.68)) - 0.045));
    if (it < best.x) best = vec2(it, j);
  }
  return best;
}
float pen(vec3 p) {
  // Along x, its nib at 0.
  float it = stick(p, vec3(0.9, 0, 0), vec3(4.4, 0, 0), 0.19);
  it = min(it, stick(p, vec3(0.55, 0, 0), vec3(0.9, 0, 0), 0.14));
  return min(it, max(length(vec3(p.x * 0.0, p.y * 1.8, p.z)) - 0.15 * clamp(p.x / 0.6, 0.0, 1.0), max(-p.x, p.x - 0.7)));
}

vec2 things(vec3 p) {
  if (view == 1) {
    vec2 it = vec2(p.z + 2.2, 1);
    float y = mod(p.y + 4.5, 4.5);
    it = nearer(it, box(vec3(p.x, y - 4.35, p.z + 1.0), vec3(40, 0.15, 1.25), 0.04), 2.0);
    it = nearer(it, box(vec3(p.x, y + 0.15, p.z + 1.0), vec3(40, 0.15, 1.25), 0.04), 2.0);
    vec2 row = books(vec3(p.x + 9.0, y, p.z), 30.0, floor((p.y + 4.5) / 4.5));
    return nearer(it, row.x * 0.9, 20.0 + row.y);
  }
  if (view == 3) {
    vec2 it = vec2(p.z, 30);
    vec3 q = vec3(p.x, p.y - 3.4, p.z);
    float opening = max(min(box(q - vec3(0, -2.2, 0), vec3(1.5, 2.6, 4.0), 0.0), max(length(vec2(q.x, max(q.y - 0.4, 0.0))) - 1.5, -q.y + 0.3)), -5.0);
    float frame = max(min(box(q - vec3(0, -2.2, 0), vec3(1.95, 2.6, 0.22), 0.0), max(length(vec2(q.x, q.y - 0.4)) - 1.95, max(-q.y + 0.3, abs(q.z) - 0.22))), -9.0);
    it = nearer(it, frame, 31.0);
    it.x = max(it.x, -max(opening, -p.z - 0.85));
    it = nearer(it, box(p - vec3(0, 1.6, -0.75), vec3(1.5, 3.9, 0.06), 0.0), 32.0);
    vec3 door = vec3(abs(p.x) - 0.72, p.y, p.z + 0.66);
    it = nearer(it, box(door - vec3(0, 1.9, 0), vec3(0.68, 1.9, 0.06), 0.03), 33.0);
    it = nearer(it, box(door - vec3(0, 2.8, 0.06), vec3(0.42, 0.6, 0.05), 0.04), 33.0);
    it = nearer(it, box(door - vec3(0, 1.05, 0.06), vec3(0.42, 0.7, 0.05), 0.04), 33.0);
    it = nearer(it, ball(p - vec3(0.16, 1.9, -0.5), 0.09), 34.0);
    it = nearer(it, box(p - vec3(0, -0.25, 0.6), vec3(2.6, 0.25, 1.1), 0.05), 31.0);
    it = nearer(it, box(p - vec3(2.75, 3.0, 0.06), vec3(0.42, 0.58, 0.05), 0.02), 34.0);
    if (!away(it, p, vec3(-2.9, 1.2, 1.0), 2.2)) {
      it = nearer(it, rod(p - vec3(-2.9, 0.2, 1.0), 0.55 + 0.12 * p.y, 0.6, 0.06), 35.0);
      vec3 c = p - vec3(-2.9, 1.9, 1.0);
      it = nearer(it, (ball(c, 0.95) + 0.22 * sin(c.x * 9.0) * sin(c.y * 8.0) * sin(c.z * 9.0) + 0.1 * sin(c.x * 23.0) * sin(c.y * 21.0 + c.z * 20.0)) * 0.55, 36.0);
    }
    return nearer(it, p.y + 0.5, 37.0);
  }
  vec2 it = vec2(p.y, 10);
  it = nearer(it, p.z + 9.0, 1.0);
  if (view == 0) {
    if (!away(it, p, vec3(-2.4, 0.9, -1.2), 2.5)) {
      for (int i = 0; i < 3; i++) {
        vec3 q = p - vec3(-2.4 + 0.12 * float(i), 0.28 + 0.56 * float(i), -1.2);
        q.xz *= turned(0.25 - 0.22 * float(i));
        it = nearer(it, max(box(q, vec3(1.75, 0.27, 1.25), 0.05), -box(q - vec3(0, 0, 0.3), vec3(1.66, 0.2, 1.25), 0.01)), 11.0 + float(i));
        it = nearer(it, box(q, vec3(1.66, 0.21, 1.18), 0.0), 14.0);
      }
      // A gavel's weight would be foreign here: spectacles lie on the books.
      vec3 g = p - vec3(-2.1, 1.78, -0.9);
      g.xz *= turned(-0.3);
      float rims = min(abs(ring(g - vec3(-0.48, 0.02, 0), 0.4, 0.035)), abs(ring(g - vec3(0.48, 0.02, 0), 0.4, 0.035)));
      rims = min(rims, stick(g, vec3(-0.1, 0.03, 0), vec3(0.1, 0.03, 0), 0.03));
      rims = min(rims, min(stick(g, vec3(-0.86, 0.05, 0), vec3(-0.7, 0.05, -1.1), 0.03), stick(g, vec3(0.86, 0.05, 0), vec3(0.7, 0.05, -1.1), 0.03)));
      it = nearer(it, rims, 17.0);
    }
    if (!away(it, p, vec3(3.0, 1.9, -2.4), 2.9)) {
      vec3 q = p - vec3(3.0, 0, -2.4);
      it = nearer(it, rod(q - vec3(0, 0.1, 0), 0.85, 0.1, 0.05), 16.0);
      it = nearer(it, stick(q, vec3(0, 0.1, 0), vec3(0, 3.1, 0), 0.09), 16.0);
      float shade = egg(q - vec3(-0.2, 3.1, 0.2), vec3(1.75, 0.75, 0.85));
      it = nearer(it, max(abs(shade) - 0.03, -(q.y - 3.0)), 15.0);
      it = nearer(it, ball(q - vec3(-0.2, 3.1, 0.2), 0.3), 18.0);
    }
  }
  vec3 q = p - vec3(view == 0 ? 0.6 : 0.0, 0.02, view == 0 ? 1.0 : 0.0);
  q.xz *= turned(view == 0 ? -0.2 : -0.12);
  it = nearer(it, box(q, vec3(2.3, 0.022, 1.6), 0.0), 19.0);
  if (view == 2) it = nearer(it, box(p - vec3(-0.6, 0.0, -0.6), vec3(3.4, 0.018, 2.2), 0.0), 14.0);
  vec3 w = p - (view == 0 ? vec3(1.3, 0.24, 1.3) : vec3(1.0, 0.05, 0.35));
  w.xz *= turned(view == 0 ? 0.5 : 0.62);
  w.xy *= turned(view == 0 ? 0.0 : -0.42);
  it = nearer(it, pen(w), w.x < 0.6 ? 16.0 : abs(w.x - 1.0) < 0.1 || abs(w.x - 4.1) < 0.06 ? 16.0 : 17.0);
  if (view == 2) {
    vec3 s = p - vec3(-1.2, 0.06, 0.95);
    it = nearer(it, (rod(s, 0.46 + 0.04 * sin(atan(s.z, s.x) * 5.0) + 0.02 * sin(atan(s.z, s.x) * 11.0), 0.05, 0.04)) * 0.8, 21.5);
  }
  return it;
}

float written(vec2 at) {
  // One hand: loops that lean and grow smaller.
  float ink = 1.0;
  vec2 last = vec2(0);
  for (int i = 0; i < 72; i++) {
    float t = float(i) / 72.0 * 2.2;
    float size = 0.36 - 0.1 * t + (i < 12 ? 0.14 : 0.0);
    vec2 now = vec2(-1.05 + t * 0.92 + 0.15 * sin(t * 15.0 + 1.0), 0.02 + size * 0.62 * cos(t * 15.0) * (0.6 + 0.4 * sin(t * 4.0)));
    if (i > 0) ink = min(ink, stick(vec3(at, 0), vec3(last, 0), vec3(now, 0), 0.016));
    last = now;
  }
  vec2 line = at - vec2(0, -0.36);
  return min(ink, max(abs(line.y + 0.03 * line.x) - 0.008, abs(line.x) - 1.2));
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  vec3 grain = vec3(noise(p * 18.0), noise(p * 18.0 + 5.0), noise(p * 18.0 + 11.0)) - 0.5;
  if (kind < 1.5) return dull(vec3(0.13, 0.1, 0.075) * (0.7 + 0.5 * cloud(p * 0.7)));
  if (kind < 2.5) return glazed(wood(p, vec3(0.22, 0.11, 0.05), vec3(0.1, 0.045, 0.02), 30.0), 0.4);
  if (kind < 10.5) return glazed(wood(p, vec3(0.3, 0.15, 0.07), vec3(0.14, 0.06, 0.027), 3.4), 0.34);
  if (kind < 13.5) {
    n = normalize(n + grain * 0.2);
    vec3 leather = kind < 11.5 ? vec3(0.2, 0.03, 0.025) : kind < 12.5 ? vec3(0.03, 0.08, 0.06) : vec3(0.16, 0.08, 0.03);
    return glazed(leather, 0.42);
  }
  if (kind < 14.5) return dull(vec3(0.78, 0.72, 0.6) * (0.75 + 0.3 * noise(vec3(p.xz * 2.0, p.y * 60.0).xzy)));
  if (kind < 15.5) return glazed(vec3(0.015, 0.11, 0.06), 0.12);
  if (kind < 16.5) return metal(vec3(0.83, 0.62, 0.28), 0.3);
  if (kind < 17.5) return glazed(vec3(0.02), 0.2);
  if (kind < 18.5) return glowing(vec3(9.0, 6.0, 3.0));
  if (kind < 19.5) {
    vec3 q = p - vec3(view == 0 ? 0.6 : 0.0, 0.02, view == 0 ? 1.0 : 0.0);
    q.xz *= turned(view == 0 ? -0.2 : -0.12);
    float ink = 1.0;
    if (view == 2) ink = smoothstep(-0.008, 0.012, written((q.xz - vec2(0.3, 0.35)) * vec2(1, -1)));
    // Lines of print above it, too small to be read.
    vec2 at = q.xz;
    float row = fract(at.y / 0.21), words = noise(vec3(at.x * 9.0, floor(at.y / 0.21) * 7.0, 1.0));
    float isPrint = step(0.35, row) * step(row, 0.62) * step(0.36, words) * step(abs(at.x), 1.85 - 0.6 * step(0.8, hash(vec2(floor(at.y / 0.21), 3.0)))) * step(at.y, view == 0 ? 0.9 : -0.2) * step(-1.35, at.y);
    vec3 paper = vec3(0.84, 0.8, 0.71) * (0.94 + 0.1 * cloud(p * 3.0));
    return dull(mix(vec3(0.02, 0.03, 0.12), mix(paper, vec3(0.12), 0.8 * isPrint), ink));
  }
  if (kind > 21.2 && kind < 21.8 && view == 2) {
    vec3 s = p - vec3(-1.2, 0.06, 0.95);
    float stamp = length(s.xz) - 0.3;
    n = normalize(n + grain * 0.15 + vec3(normalize(s.xz + 1e-4), 0).xzy * 0.5 * smoothstep(0.05, 0.0, abs(stamp)));
    return glazed(vec3(0.42, 0.02, 0.018), 0.25);
  }
  if (kind < 29.5 || view == 1) {
    float number = kind - 20.0, set_ = floor(number / 4.0);
    float y = mod(p.y + 4.5, 4.5);
    float tone = hash(vec2(set_, floor((p.y + 4.5) / 4.5)));
    vec3 leather = tone < 0.3 ? vec3(0.3, 0.16, 0.07) : tone < 0.55 ? vec3(0.2, 0.035, 0.025) : tone < 0.75 ? vec3(0.035, 0.075, 0.06) : tone < 0.9 ? vec3(0.04, 0.05, 0.09) : vec3(0.55, 0.47, 0.34);
    float high = 1.55 + 0.35 * hash(vec2(set_, floor((p.y + 4.5) / 4.5)));
    float b = abs(y - high);
    float band = step(abs(abs(b - high * 0.68) - 0.075), 0.014) + step(abs(abs(b - high * 0.3) - 0.075), 0.014);
    float label = step(abs(y - high * 1.49), high * 0.13);
    n = normalize(n + grain * 0.18);
    if (band > 0.5) return metal(vec3(0.8, 0.6, 0.25), 0.4);
    return glazed(mix(leather * (0.7 + 0.5 * cloud(p * 4.0)), vec3(0.035, 0.02, 0.018), 0.75 * label), 0.42);
  }
  if (kind < 31.5) {
    // Jerusalem stone, hewn.
    vec2 course = vec2(p.x / 1.9 + 0.5 * step(1.0, mod(p.y / 0.85, 2.0)) + 0.2 * hash(vec2(floor(p.y / 0.85), 1.0)), p.y / 0.85);
    vec2 at = abs(fract(course) - 0.5);
    float joint = max(smoothstep(0.475, 0.49, at.x), smoothstep(0.45, 0.475, at.y));
    float rough_ = kind < 30.5 ? 0.9 : 0.25;
    n = normalize(n + grain * 0.25 + rough_ * (vec3(noise(p * 4.5), noise(p * 4.5 + 9.0), 0.5) - 0.5));
    vec3 stone = mix(vec3(0.66, 0.54, 0.38), vec3(0.74, 0.65, 0.51), hash(floor(course))) * (0.78 + 0.4 * cloud(p * 2.2));
    return dull(kind < 30.5 ? stone * (1.0 - 0.45 * joint) : stone * 1.1);
  }
  if (kind < 33.5) return glazed(wood(p.yzx * vec3(1, 1, 3), vec3(0.05, 0.14, 0.12), vec3(0.03, 0.09, 0.085), 50.0), 0.4);
  if (kind < 34.5) return metal(vec3(0.75, 0.55, 0.28), 0.35);
  if (kind < 35.5) return dull(vec3(0.5, 0.22, 0.12) * (0.7 + 0.5 * cloud(p * 3.0)));
  if (kind < 36.5) return glazed(mix(vec3(0.05, 0.12, 0.025), vec3(0.16, 0.26, 0.05), noise(p * 13.0)), 0.5);
  return dull(vec3(0.5, 0.43, 0.33) * (0.7 + 0.4 * cloud(p)));
}

Camera camera(int view) {
  if (view == 1) return Camera(vec3(-3.8, 2.6, 8.2), vec3(0.6, 2.0, 0.0), 2.3, vec3(0.0, 2.0, 0.25), 0.2);
  if (view == 2) return Camera(vec3(0.2, 4.2, 5.2), vec3(0.25, 0.0, 0.2), 2.9, vec3(0.5, 0.05, 0.35), 0.14);
  if (view == 3) return Camera(vec3(2.4, 2.3, 13.0), vec3(0.0, 2.35, 0), 2.6, vec3(0, 2.3, 0), 0.08);
  return Camera(vec3(-0.4, 3.9, 10.0), vec3(0.15, 1.15, -0.5), 2.75, vec3(0.9, 0.3, 1.5), 0.22);
}
