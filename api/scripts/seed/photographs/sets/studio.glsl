// A studio for Pilates in the morning sun: 0 the room, 1 mats, 2 ring and weights.
const int LAMPS = 1;
const float PACE = 0.88, REACH = 70.0, LIMIT = 7.0, CLEAR = 90.0;
const vec3 SUN = vec3(-0.78, 0.5, 0.36);
const bool HIDDEN_LAMPS = true;
const float SUN_SIZE = 0.03;

Lamp lamp(int i) {
  return Lamp(vec3(-12.0, 6.0, 5.0), vec3(0.5, 0, 5.0), vec3(0, 4.5, 0), vec3(6.4, 6.7, 7.2));
}
float pane(int i, vec2 at) {
  return 1.0;
}
vec3 sunlight(vec3 p, vec3 way) {
  vec2 at = (p + way * ((-12.0 - p.x) / way.x)).zy - vec2(view == 0 ? 4.2 : 5.5, 9.0);
  float bars = step(0.1, abs(fract(at.x / 2.5) - 0.5) * 2.5) * step(0.1, abs(fract(at.y / 3.4) - 0.5) * 3.4);
  float leaf = smoothstep(0.28, 0.36, noise(vec3(at * 0.8, 8.0)));
  return vec3(4.4, 3.6, 2.6) * bars * step(abs(at.x), 5.0) * step(abs(at.y), 6.6) * leaf;
}
vec3 sky(vec3 way) {
  return vec3(0.5);
}
vec3 ambient(vec3 n) {
  return vec3(0.42, 0.41, 0.4);
}

float rolled(vec3 p, float radius, float half_) {
  // A mat on its side, along x, wound up.
  float far = length(p.yz), a = atan(p.z, p.y) / (2.0 * PI);
  float turns = abs(fract(far / 0.17 - a) - 0.5) * 0.17;
  float body = max(far - radius - 0.05 * a, abs(p.x) - half_);
  return max(body, -max(0.06 - turns, abs(abs(p.x) - half_) - 0.05)) * 0.8;
}

vec2 things(vec3 p) {
  vec2 it = nearer(vec2(p.y, 1), p.z + 4.0, 2.0);
  if (view == 0) {
    it = nearer(it, box(p - vec3(0, 0.3, -3.95), vec3(40, 0.32, 0.08), 0.02), 3.0);
    if (!away(it, p, vec3(-1.6, 1.6, -1.4), 2.0)) it = nearer(it, ball(p - vec3(-1.6, 1.65, -1.4), 1.65), 4.0);
    if (!away(it, p, vec3(2.2, 0.9, -1.2), 2.6)) {
      it = nearer(it, rolled(p - vec3(2.2, 0.56, -0.9), 0.54, 1.75), 5.0);
      it = nearer(it, rolled(p - vec3(2.05, 0.56, -2.05), 0.54, 1.75), 6.0);
      it = nearer(it, rolled(p - vec3(2.25, 1.5, -1.48), 0.54, 1.75), 7.0);
    }
    if (!away(it, p, vec3(5.6, 3.0, -2.2), 3.7)) {
      vec3 v = p - vec3(5.6, 0, -2.2);
      it = nearer(it, max(rod(v - vec3(0, 0.8, 0), 0.75 + 0.12 * v.y, 0.8, 0.1), -rod(v - vec3(0, 1.5, 0), 0.7, 0.4, 0.05)), 8.0);
      float leaves = 9.0;
      for (int i = 0; i < 9; i++) {
        float a = float(i) * 2.4, up = 3.0 + 0.32 * float(i);
        vec3 tip = vec3(cos(a) * 1.15, up, sin(a) * 0.85);
        leaves = min(leaves, stick(v, vec3(0, 1.3, 0), tip, 0.035));
        vec3 l = v - tip;
        l.xz *= turned(a);
        l.xy *= turned(0.75);
        leaves = min(leaves, egg(l - vec3(0.3, 0, 0), vec3(0.72, 0.07, 0.32)));
      }
      it = nearer(it, leaves * 0.8, 9.0);
    }
    return it;
  }
  if (view == 1) {
    if (away(it, p, vec3(0, 1.3, -1.0), 3.6)) return it;
    it = nearer(it, rolled((p - vec3(-1.1, 0.85, -0.6)).zyx, 0.82, 2.2), 5.0);
    it = nearer(it, rolled((p - vec3(0.75, 0.85, -0.8)).zyx, 0.82, 2.2), 6.0);
    it = nearer(it, rolled((p - vec3(-0.15, 2.3, -0.9)).zyx, 0.82, 2.2), 7.0);
    return it;
  }
  if (away(it, p, vec3(0, 1.0, 0), 4.0)) return it;
  vec3 r = p - vec3(-0.9, 1.62, -0.9);
  r.yz *= turned(-0.28);
  it = nearer(it, max(length(vec2(length(r.xy) - 1.5, r.z * 0.55)) - 0.11, 0.0 - 9.0), 16.0);
  it = nearer(it, box(vec3(abs(r.x) - 1.5, r.y, r.z), vec3(0.14, 0.5, 0.24), 0.12), 17.0);
  for (int i = 0; i < 2; i++) {
    vec3 w = p - (i == 0 ? vec3(1.3, 0.4, 0.9) : vec3(1.5, 0.4, -0.5));
    w.xz *= turned(i == 0 ? 0.5 : 0.15);
    it = nearer(it, stick(w, vec3(-0.7, 0, 0), vec3(0.7, 0, 0), 0.17), 18.0);
    it = nearer(it, rod(vec3(w.y, abs(w.x) - 0.85, w.z), 0.4, 0.3, 0.1), 18.0);
  }
  it = nearer(it, ball(p - vec3(-1.6, 0.7, 0.9), 0.7), 4.0);
  return it;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  vec3 grain = vec3(noise(p * 22.0), noise(p * 22.0 + 5.0), noise(p * 22.0 + 11.0)) - 0.5;
  if (kind < 1.5) {
    Stuff it = glazed(wood(p, vec3(0.62, 0.45, 0.28), vec3(0.45, 0.29, 0.16), 1.3), 0.4);
    it.shine = 0.03;
    return it;
  }
  if (kind < 2.5) return dull(vec3(0.8, 0.77, 0.72) * (0.95 + 0.07 * cloud(p * 0.8)));
  if (kind < 3.5) return glazed(vec3(0.82, 0.8, 0.76), 0.4);
  if (kind < 4.5) {
    n = normalize(n + vec3(0, 0.12 * sin(p.y * 30.0), 0));
    return glazed(vec3(0.34, 0.45, 0.43), 0.35);
  }
  if (kind < 7.5) {
    n = normalize(n + grain * 0.35);
    return dull(kind < 5.5 ? vec3(0.66, 0.42, 0.33) : kind < 6.5 ? vec3(0.36, 0.43, 0.38) : vec3(0.78, 0.7, 0.58));
  }
  if (kind < 8.5) return dull(vec3(0.72, 0.7, 0.66) * (0.8 + 0.3 * cloud(p * 5.0)));
  if (kind < 9.5) return glazed(mix(vec3(0.05, 0.14, 0.055), vec3(0.13, 0.25, 0.09), noise(p * 3.0)), 0.35);
  if (kind < 16.5) return glazed(vec3(0.2, 0.2, 0.21), 0.35);
  if (kind < 17.5) return glazed(vec3(0.74, 0.68, 0.58), 0.5);
  n = normalize(n + grain * 0.15);
  return glazed(vec3(0.66, 0.42, 0.33), 0.5);
}

Camera camera(int view) {
  if (view == 1) return Camera(vec3(1.3, 2.1, 7.6), vec3(-0.1, 1.35, 0.0), 2.6, vec3(-0.2, 1.4, 1.5), 0.2);
  if (view == 2) return Camera(vec3(1.1, 2.6, 7.6), vec3(0.0, 1.1, -0.1), 2.7, vec3(0.4, 0.8, 0.6), 0.18);
  return Camera(vec3(0.8, 2.7, 13.0), vec3(1.3, 2.3, -1.5), 2.6, vec3(0.4, 1.2, -0.6), 0.16);
}
