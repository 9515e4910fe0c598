// A potter's shelf beside a window.
const int LAMPS = 1;
const float PACE = 0.85, REACH = 60.0, LIMIT = 12.0, CLEAR = 90.0;
const vec3 SUN = vec3(-0.72, 0.48, 0.6);
const bool HIDDEN_LAMPS = false;
const float SUN_SIZE = 0.035;

Lamp lamp(int i) {
  return Lamp(vec3(-13.0, 7.0, 4.0), vec3(0, 0, 5.0), vec3(0, 5.0, 0), vec3(5.2, 5.5, 6.0));
}
float pane(int i, vec2 at) {
  return 1.0;
}
vec3 sunlight(vec3 p, vec3 way) {
  // Falls through the window's bars and a branch in front of it.
  vec2 at = (p + way * ((-13.0 - p.x) / way.x)).zy - vec2(9.6, 9.6);
  float bars = step(0.12, abs(fract(at.x / 2.6) - 0.5) * 2.6) * step(0.12, abs(fract(at.y / 3.2) - 0.5) * 3.2);
  float inside = step(abs(at.x), 3.9) * step(abs(at.y), 4.8);
  return vec3(4.6, 3.5, 2.4) * bars * inside;
}
vec3 sky(vec3 way) {
  return vec3(0.25);
}
vec3 ambient(vec3 n) {
  return vec3(0.3, 0.28, 0.25);
}

float bowl(vec3 p, float radius, float high, float thick) {
  // A slice of a ball's shell.
  vec3 q = p - vec3(0, radius, 0);
  float shell = abs(length(q) - radius) - thick;
  float cut = p.y - high;
  return max(max(shell, cut), -(p.y - 0.05)) - 0.03;
}
float vase(vec3 p, float high, float wide, float neck) {
  float y = clamp(p.y / high, 0.0, 1.0);
  float radius = mix(wide * 0.62, neck, smoothstep(0.35, 0.9, y)) + wide * 0.5 * sin(PI * pow(min(y / 0.8, 1.0), 0.8)) + 0.18 * neck * smoothstep(0.9, 1.0, y);
  float side = length(p.xz) - radius;
  float solid = max(side, abs(p.y - high * 0.5) - high * 0.5);
  float hollow = max(length(p.xz) - radius + 0.1, -(p.y - high * 0.55));
  return max(solid, -hollow) * 0.6 - 0.02;
}
float cup(vec3 p, float radius, float high) {
  float outer = rod(p - vec3(0, high * 0.5, 0), radius - 0.06 * (high - p.y) / high, high * 0.5, 0.12);
  float inner = rod(p - vec3(0, high * 0.5 + 0.25, 0), radius - 0.1 - 0.06 * (high - p.y) / high, high * 0.5, 0.08);
  return max(outer, -inner) - 0.015;
}

vec2 things(vec3 p) {
  vec2 it = nearer(vec2(p.z + 3.2, 1), box(p - vec3(0, -0.35, -0.6), vec3(14, 0.35, 2.7), 0.05), 2.0);
  if (p.y > 8.0) return it;
  if (!away(it, p, vec3(-2.5, 3.4, -0.9), 4.0)) {
    it = nearer(it, vase(p - vec3(-2.5, 0, -0.9), 4.3, 1.25, 0.42), 3.0);
    if (p.y > 3.2) {
      vec3 c = p - vec3(-2.5, 4.0, -0.9);
      float grass = 9.0;
      for (int i = 0; i < 6; i++) {
        float a = float(i) * 2.4;
        vec3 tip = vec3(cos(a) * (0.5 + 0.16 * float(i)), 2.3 + 0.5 * sin(a * 1.7), sin(a) * 0.55 + 0.3);
        grass = min(grass, stick(c, vec3(0, -0.6, 0), tip, 0.022));
        grass = min(grass, egg(c - tip, vec3(0.1, 0.34, 0.1)));
      }
      it = nearer(it, grass * 0.8, 9.0);
    }
  }
  if (!away(it, p, vec3(0.7, 1.1, 0.1), 2.0)) {
    it = nearer(it, bowl(p - vec3(0.7, 0, 0.1), 1.75, 1.25, 0.07), 4.0);
    it = nearer(it, bowl(p - vec3(0.72, 0.38, 0.12), 1.8, 1.3, 0.07), 5.0);
    it = nearer(it, bowl(p - vec3(0.66, 0.76, 0.08), 1.85, 1.35, 0.07), 4.0);
  }
  if (!away(it, p, vec3(4.1, 0.8, -0.6), 1.9)) {
    it = nearer(it, cup(p - vec3(3.15, 0, -0.2), 0.72, 1.5), 6.0);
    vec3 q = p - vec3(3.15, 0, -0.2);
    q.xz *= turned(0.7);
    it = nearer(it, max(length(vec2(length((q - vec3(0.78, 0.8, 0)).xy) - 0.42, q.z)) - 0.11, -(q.x - 0.66)), 6.0);
    it = nearer(it, cup(p - vec3(4.9, 0, -1.2), 0.75, 1.6), 7.0);
  }
  if (!away(it, p, vec3(-5.0, 1.3, -1.2), 1.9)) it = nearer(it, vase(p - vec3(-5.0, 0, -1.2), 2.6, 1.3, 0.75), 8.0);
  if (!away(it, p, vec3(6.9, 1.8, -1.0), 2.2)) it = nearer(it, vase(p - vec3(6.9, 0, -1.0), 3.6, 0.85, 0.5), 5.0);
  return it;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  if (kind < 1.5) {
    float plaster = cloud(p * 0.9) * 0.12 + noise(p * 9.0) * 0.03;
    n = normalize(n + 0.05 * (vec3(noise(p * 5.0), noise(p * 5.0 + 9.0), 0) - 0.5));
    return dull(vec3(0.7, 0.64, 0.56) * (0.86 + plaster));
  }
  if (kind < 2.5) {
    Stuff it = glazed(wood(p.xyz, vec3(0.5, 0.31, 0.17), vec3(0.27, 0.14, 0.065), 40.0), 0.5);
    it.shine = 0.03;
    return it;
  }
  // Speckled clay, bare at the foot where the glaze ends.
  float speckle = smoothstep(0.72, 0.8, noise(p * 17.0)) * 0.5 + smoothstep(0.76, 0.82, noise(p * 31.0 + 4.0)) * 0.4;
  float throwing = noise(vec3(0, p.y * 7.0, 0));
  n = normalize(n + vec3(0, (throwing - 0.5) * 0.12, 0));
  vec3 clay = vec3(0.45, 0.26, 0.16);
  float edge = 0.28 + 0.08 * noise(p * 2.0);
  vec3 glaze = vec3(0.8, 0.76, 0.68);
  if (kind > 3.5) glaze = vec3(0.17, 0.3, 0.34);
  if (kind > 4.5) glaze = vec3(0.82, 0.78, 0.7);
  if (kind > 5.5) glaze = vec3(0.62, 0.25, 0.12);
  if (kind > 6.5) glaze = vec3(0.8, 0.76, 0.68);
  if (kind > 7.5) glaze = vec3(0.22, 0.33, 0.3);
  if (kind > 8.5) return dull(mix(vec3(0.62, 0.45, 0.22), vec3(0.75, 0.6, 0.36), noise(p * 6.0)));
  glaze *= (0.88 + 0.24 * cloud(p * 1.6)) * (1.0 - 0.62 * speckle);
  if (p.y < edge) return dull(clay * (1.0 - 0.4 * speckle));
  return glazed(glaze, 0.22);
}

Camera camera(int view) {
  if (view == 1) return Camera(vec3(2.2, 4.0, 8.5), vec3(0.75, 0.95, 0.0), 2.9, vec3(0.9, 1.6, 1.6), 0.26);
  if (view == 2) return Camera(vec3(5.4, 2.2, 8.0), vec3(3.7, 0.95, -0.4), 2.9, vec3(3.2, 1.0, 0.5), 0.26);
  return Camera(vec3(0.9, 3.0, 15.5), vec3(0.4, 2.15, -0.5), 2.9, vec3(0.7, 1.2, 1.3), 0.3);
}
