// A baker's table in the morning: 0 loaves, 1 a challah, 2 cookies.
const int LAMPS = 1;
const float PACE = 0.8, REACH = 60.0, LIMIT = 10.0, CLEAR = 90.0;
const vec3 SUN = vec3(-0.8, 0.42, -0.3);
const bool HIDDEN_LAMPS = false;
const float SUN_SIZE = 0.05;

Lamp lamp(int i) {
  return Lamp(vec3(-9.0, 6.5, -3.0), vec3(1.6, 0, 4.2), vec3(0, 4.0, 0), vec3(9.0, 8.8, 8.6));
}
float pane(int i, vec2 at) {
  return 1.0;
}
vec3 sunlight(vec3 p, vec3 way) {
  vec2 at = (p + way * ((-9.0 - p.x) / way.x)).zy;
  return vec3(5.5, 4.0, 2.5) * step(abs(at.x + 3.0), 2.6) * step(0.2, abs(at.x + 3.2)) * smoothstep(2.5, 3.4, at.y);
}
vec3 sky(vec3 way) {
  return vec3(0.06, 0.05, 0.045);
}
vec3 ambient(vec3 n) {
  return vec3(0.12, 0.1, 0.085);
}

float loaf(vec3 p, vec3 radii) {
  float it = egg(p - vec3(0, radii.y * 0.72, 0), radii);
  it = max(it, -p.y * 1.0);
  for (int i = -2; i <= 2; i++) {
    vec3 q = p - vec3(float(i) * radii.x * 0.32, radii.y * 1.62, 0);
    q.xz *= turned(0.75);
    it = carve(it, -egg(q, vec3(0.13, 0.32, radii.z * 0.74)) * -1.0, 0.1);
  }
  return it;
}
float boule(vec3 p, float radius) {
  float it = egg(p - vec3(0, radius * 0.5, 0), vec3(radius, radius * 0.68, radius));
  it = max(it, -p.y);
  vec3 q = p - vec3(0, radius * 1.16, 0);
  it = carve(it, egg(q, vec3(radius * 0.62, 0.2, 0.09)), 0.1);
  return carve(it, egg(q, vec3(0.09, 0.2, radius * 0.62)), 0.1);
}
float challah(vec3 p) {
  float end = clamp(1.0 - p.x * p.x / 10.5, 0.02, 1.0), it = 9.0;
  for (int i = 0; i < 3; i++) {
    float a = p.x * 1.95 + float(i) * 2.0944;
    vec2 at = vec2(0.55 + 0.22 * sin(2.0 * a), 0.62 * sin(a)) * vec2(1.0, sqrt(end));
    it = melt(it, length((p.yz - at) * vec2(1.0, 0.95)) - 0.6 * sqrt(end), 0.03);
  }
  return max(max(it, abs(p.x) - 3.2), -p.y) * 0.62;
}
float cookie(vec3 p, float number) {
  float it = egg(p - vec3(0, 0.1, 0), vec3(1.02 + 0.05 * sin(number), 0.24, 1.0)) - 0.015;
  return max(it, -p.y);
}
vec3 cookieAt(int i) {
  if (i == 0) return vec3(0.0, 0.0, 0.3);
  if (i == 1) return vec3(0.25, 0.3, 0.15);
  if (i == 2) return vec3(-0.12, 0.6, 0.3);
  if (i == 3) return vec3(2.3, 0, 0.6);
  if (i == 4) return vec3(-2.2, 0, -0.6);
  return vec3(1.3, 0, -2.1);
}

vec2 things(vec3 p) {
  vec2 it = vec2(p.y + 0.02, 1);
  it = nearer(it, p.z + 7.0, 2.0);
  if (view == 0) {
    if (p.y < 3.5) {
      if (!away(it, p, vec3(-0.5, 0.9, 0.9), 2.9)) {
        vec3 q = p - vec3(-0.5, 0, 0.9);
        q.xz *= turned(-0.28);
        it = nearer(it, loaf(q, vec3(2.5, 1.1, 1.2)), 3.0);
      }
      if (!away(it, p, vec3(1.3, 0.9, -2.0), 2.2)) it = nearer(it, boule(p - vec3(1.3, 0, -2.0), 1.75), 4.0);
      if (!away(it, p, vec3(-2.9, 0.9, -2.4), 2.1)) it = nearer(it, boule(p - vec3(-2.9, 0, -2.4), 1.6), 4.0);
      if (!away(it, p, vec3(2.6, 0.2, 1.7), 2.0)) {
        for (int i = 0; i < 4; i++) {
          vec3 from = vec3(1.3 + 0.22 * float(i), 0.06, 2.6 - 0.15 * float(i)), to = vec3(3.0 + 0.16 * float(i), 0.2, 0.9 + 0.35 * float(i));
          it = nearer(it, stick(p, from, to, 0.025), 6.0);
          vec3 c = p - to;
          c.xz *= turned(0.72 - 0.1 * float(i));
          it = nearer(it, (egg(c, vec3(0.55, 0.14, 0.15)) + 0.03 * sin(c.x * 22.0) * sin(c.z * 14.0)) * 0.7, 6.0);
        }
      }
    }
  }
  if (view == 1 && !away(it, p, vec3(0, 0.6, 0), 3.6)) {
    it = nearer(it, box(p - vec3(0, 0.0, 0), vec3(3.5, 0.12, 1.55), 0.1), 7.0);
    it = nearer(it, challah(p - vec3(0, 0.1, 0)), 8.0);
  }
  if (view == 2 && !away(it, p, vec3(0, 0.4, -0.5), 3.9)) {
    for (int i = 0; i < 6; i++) {
      vec3 c = p - cookieAt(i);
      float d = cookie(c, float(i));
      if (d < 0.3) {
        for (int k = 0; k < 7; k++) {
          float a = float(k) * 2.4 + float(i), far = 0.2 + 0.1 * float(k);
          vec3 chip = c - vec3(cos(a) * far, 0.29 - 0.12 * far * far, sin(a) * far);
          chip.xz *= turned(a);
          it = nearer(it, box(chip, vec3(0.15, 0.1, 0.12), 0.05), 10.0);
        }
      }
      it = nearer(it, d, 9.0);
    }
  }
  return it;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  vec3 grain = vec3(noise(p * 9.0), noise(p * 9.0 + 5.0), noise(p * 9.0 + 11.0)) - 0.5;
  if (kind < 1.5) {
    vec3 colour = wood(p, vec3(0.34, 0.2, 0.11), vec3(0.15, 0.075, 0.036), 2.3);
    float flour = smoothstep(0.5, 0.85, cloud(p * vec3(0.9, 1, 1.4)) + 0.3 * noise(p * 21.0) - 0.02 * dot(p.xz, p.xz) + (view > 0 ? -0.15 : 0.0));
    Stuff it = glazed(mix(colour, vec3(0.8, 0.76, 0.7), 0.75 * flour), 0.5);
    it.shine = 0.03 * (1.0 - flour);
    return it;
  }
  if (kind < 2.5) return dull(vec3(0.16, 0.13, 0.11) * (0.7 + 0.6 * cloud(p * 0.4)));
  if (kind > 6.5 && kind < 7.5) return glazed(wood(p.zyx * 1.3, vec3(0.5, 0.33, 0.18), vec3(0.3, 0.17, 0.08), 30.0), 0.45);
  if (kind > 5.5 && kind < 6.5) return dull(vec3(0.62, 0.43, 0.19) * (0.7 + 0.5 * noise(p * 20.0)));
  if (kind > 9.5) return glazed(vec3(0.05, 0.022, 0.012), 0.35);
  float blister = cloud(p * 2.6);
  if (kind > 8.5) {
    n = normalize(n + grain * 0.9 + 0.5 * (vec3(noise(p * 21.0), noise(p * 19.0 + 3.0), noise(p * 23.0)) - 0.5));
    return dull(mix(vec3(0.5, 0.26, 0.1), vec3(0.27, 0.12, 0.045), smoothstep(0.35, 0.75, blister)));
  }
  if (kind > 7.5) {
    // Egg wash, and sesame.
    float seeds = smoothstep(0.74, 0.78, noise(p * vec3(13, 11, 9))) * smoothstep(0.2, 0.7, n.y);
    n = normalize(n + grain * 0.18);
    vec3 crust = mix(vec3(0.62, 0.29, 0.085), vec3(0.28, 0.085, 0.02), smoothstep(0.15, 0.85, n.y * 0.75 + 0.5 * blister));
    return glazed(mix(crust, vec3(0.85, 0.72, 0.5), seeds), 0.32);
  }
  // Rings of flour from the basket, and the crumb where the crust has opened.
  vec3 q = kind < 3.5 ? p - vec3(-0.5, 0, 0.9) : p.x > 0.0 ? p - vec3(1.3, 0, -2.0) : p - vec3(-2.9, 0, -2.4);
  if (kind < 3.5) q.xz *= turned(-0.28);
  vec3 radii = kind < 3.5 ? vec3(2.5, 1.1, 1.2) : (p.x > 0.0 ? 1.75 : 1.6) * vec3(1.0, 0.68, 1.0);
  bool isOpen = egg(q - vec3(0, kind < 3.5 ? radii.y * 0.72 : radii.x * 0.5, 0), radii) < -0.045;
  vec3 askew = p + p.yzx * 0.63;
  float fine = 0.6 * noise(askew * 31.0) + 0.4 * noise(askew.zxy * 57.0);
  n = normalize(n + grain * 0.3 + (vec3(noise(askew * 24.0), noise(askew * 24.0 + 7.0), noise(askew * 24.0 + 3.0)) - 0.5) * 0.35);
  if (isOpen) return dull(mix(vec3(0.74, 0.5, 0.25), vec3(0.55, 0.3, 0.11), fine));
  float spiral = 0.5 + 0.5 * sin(length(q.xz * vec2(kind < 3.5 ? 0.55 : 1.0, 1.0)) * 15.0 + 1.6 * cloud(askew));
  float flour = smoothstep(0.5, 0.95, 0.5 * spiral + 0.6 * fine + 0.25 * n.y - 0.02) * smoothstep(-0.1, 0.5, n.y) * 0.85;
  vec3 crust = mix(vec3(0.56, 0.27, 0.085), vec3(0.23, 0.08, 0.024), smoothstep(0.2, 0.75, cloud(askew * 1.2) + 0.3 * (noise(askew * 13.0) - 0.5)));
  return glazed(mix(crust, vec3(0.82, 0.75, 0.64), flour), 0.6);
}

Camera camera(int view) {
  if (view == 1) return Camera(vec3(2.6, 5.2, 7.8), vec3(0.05, 0.4, 0.1), 2.35, vec3(0, 0.8, 0.7), 0.16);
  if (view == 2) return Camera(vec3(0.4, 3.6, 5.6), vec3(0.05, 0.35, -0.1), 2.5, vec3(0, 0.7, 0.9), 0.16);
  return Camera(vec3(0.6, 4.9, 9.6), vec3(-0.25, -0.1, -0.5), 2.75, vec3(-0.5, 1.2, 1.6), 0.2);
}
