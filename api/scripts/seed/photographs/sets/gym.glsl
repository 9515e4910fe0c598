// A gym before it opens: 0 kettlebells, 1 a loaded bar.
const int LAMPS = 2;
const float PACE = 0.85, REACH = 90.0, LIMIT = 10.0, CLEAR = 90.0;
const vec3 SUN = vec3(0, -1, 0);
const bool HIDDEN_LAMPS = false;
const float SUN_SIZE = 0.05;

Lamp lamp(int i) {
  // A warm strip behind, a cold one to the side.
  if (i == 0) return Lamp(vec3(4.5, 4.2, -6.5), vec3(3.6, 0, 1.0), vec3(0, 0.35, 0), vec3(60, 19, 8));
  return Lamp(vec3(-6.5, 6.0, 0.5), vec3(0.5, 0, 3.0), vec3(0.35, 0.5, 0), vec3(16, 21, 28));
}
float pane(int i, vec2 at) {
  return 1.0;
}
vec3 sunlight(vec3 p, vec3 way) {
  return vec3(0);
}
vec3 sky(vec3 way) {
  return vec3(0.004, 0.005, 0.007);
}
vec3 ambient(vec3 n) {
  return vec3(0.012, 0.013, 0.018);
}

float kettlebell(vec3 p, float size) {
  p /= size;
  float it = max(ball(p - vec3(0, 0.9, 0), 1.0), 0.08 - p.y);
  vec3 q = p - vec3(0, 1.98, 0);
  float grip = length(vec2(length(q.xy * vec2(1.0, 1.12)) - 0.62, q.z)) - 0.155;
  it = melt(it, max(grip, -q.y - 0.55), 0.22);
  return it * size;
}
float plate(vec3 p, float radius, float thick) {
  float it = rod(p, radius, thick, 0.06);
  float y = abs(p.y);
  it = max(it, -rod(vec3(p.x, y - thick - 0.05, p.z), radius * 0.82, 0.1, 0.05));
  return min(it, rod(p, radius * 0.3, thick, 0.04));
}

vec2 things(vec3 p) {
  vec2 it = vec2(p.y, 1);
  it = nearer(it, p.z + 9.0, 2.0);
  if (view == 1) {
    vec3 q = p - vec3(-0.8, 2.25, 0);
    if (!away(it, p, vec3(-1.0, 2.2, 0), 3.0)) {
      vec3 r = q.yxz;
      it = nearer(it, plate(r, 2.25, 0.3), 3.0);
      it = nearer(it, plate(r - vec3(0, 0.62, 0), 2.25, 0.28), 4.0);
      it = nearer(it, plate(r - vec3(0, 1.1, 0), 1.5, 0.18), 5.0);
      it = nearer(it, rod(r - vec3(0, 1.55, 0), 0.42, 0.2, 0.04), 6.0);
    }
    it = nearer(it, stick(p, vec3(-14, 2.25, 0), vec3(-0.8, 2.25, 0), 0.14), 7.0);
    it = nearer(it, stick(p, vec3(-0.8, 2.25, 0), vec3(2.3, 2.25, 0), 0.25), 6.0);
    if (!away(it, p, vec3(-9.0, 2.2, -1.5), 2.7)) it = nearer(it, plate((p - vec3(-9.0, 2.25, 0)).yxz, 2.25, 0.3), 3.0);
    return it;
  }
  if (!away(it, p, vec3(0.0, 1.3, 0.6), 1.8)) it = nearer(it, kettlebell(p - vec3(0.0, 0, 0.6), 1.0), 8.0);
  if (!away(it, p, vec3(-2.6, 1.2, -1.0), 1.7)) {
    vec3 q = p - vec3(-2.6, 0, -1.0);
    q.xz *= turned(0.6);
    it = nearer(it, kettlebell(q, 0.86), 9.0);
  }
  if (!away(it, p, vec3(2.6, 1.4, -1.4), 2.1)) {
    vec3 q = p - vec3(2.6, 0, -1.4);
    q.xz *= turned(-0.5);
    it = nearer(it, kettlebell(q, 1.12), 8.0);
  }
  if (!away(it, p, vec3(-5.4, 1.4, -3.0), 2.1)) it = nearer(it, kettlebell(p - vec3(-5.4, 0, -3.0), 1.12), 8.0);
  return it;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  vec3 grain = vec3(noise(p * 26.0), noise(p * 26.0 + 5.0), noise(p * 26.0 + 11.0)) - 0.5;
  if (kind < 1.5) {
    // Rubber tiles with grains of colour.
    n = normalize(n + grain * 0.4);
    float fleck = smoothstep(0.8, 0.86, noise(p * 15.0));
    vec2 tile = abs(fract(p.xz / 5.0 + 0.37) - 0.5) * 5.0;
    float seam = smoothstep(2.46, 2.49, max(tile.x, tile.y));
    Stuff it = glazed(mix(vec3(0.035), vec3(0.16, 0.15, 0.14), fleck) * (1.0 - 0.8 * seam), 0.55);
    it.shine = 0.035;
    return it;
  }
  if (kind < 2.5) {
    vec2 brick = vec2(p.x / 2.6 + 0.5 * step(1.0, mod(p.y / 0.85, 2.0)), p.y / 0.85);
    vec2 at = abs(fract(brick) - 0.5);
    float joint = max(smoothstep(0.47, 0.49, at.x), smoothstep(0.42, 0.46, at.y));
    n = normalize(n + grain * 0.3 + vec3(0, sign(fract(brick.y) - 0.5) * joint * 0.5, 0));
    return dull(vec3(0.11, 0.105, 0.1) * (0.6 + 0.6 * hash(floor(brick))) * (1.0 - 0.5 * joint));
  }
  if (kind > 5.5 && kind < 7.5) {
    if (kind > 6.5) n = normalize(n + 0.35 * vec3(sin(p.x * 60.0), 0, 0));
    return metal(vec3(0.62, 0.6, 0.57), 0.32);
  }
  if (kind > 7.5) {
    n = normalize(n + grain * 0.22);
    // A band of colour says the weight.
    if (kind > 8.5 && p.y > 1.45 && p.y < 1.62) return glazed(vec3(0.6, 0.12, 0.04), 0.4);
    return glazed(vec3(0.045), 0.42);
  }
  n = normalize(n + grain * 0.12);
  if (kind < 3.5) return glazed(vec3(0.05), 0.4);
  if (kind < 4.5) return glazed(vec3(0.55, 0.05, 0.03), 0.4);
  return glazed(vec3(0.05), 0.4);
}

Camera camera(int view) {
  if (view == 1) return Camera(vec3(5.6, 2.9, 6.4), vec3(-0.6, 2.1, -0.4), 2.3, vec3(0.8, 2.3, 0.9), 0.16);
  return Camera(vec3(1.1, 2.2, 10.5), vec3(-0.2, 1.35, -0.4), 2.9, vec3(0, 1.2, 1.5), 0.24);
}
