// An electrician's work: 0 bulbs in the evening, 1 switches, 2 a board, 3 a charging point.
const int LAMPS = 5;
const float PACE = 0.85, REACH = 70.0, LIMIT = 14.0, CLEAR = 50.0;
const vec3 SUN = vec3(-0.82, 0.46, 0.34);
const bool HIDDEN_LAMPS = true;
const float SUN_SIZE = 0.03;

vec3 bulbAt(int i) {
  if (i == 0) return vec3(-0.2, 3.0, 0.6);
  if (i == 1) return vec3(2.6, 3.8, -1.6);
  if (i == 2) return vec3(-3.0, 3.5, -2.4);
  if (i == 3) return vec3(5.4, 3.0, -4.5);
  return vec3(-6.2, 4.2, -5.0);
}

Lamp lamp(int i) {
  if (view == 0) return Lamp(bulbAt(i), vec3(0.3, 0, 0), vec3(0, 0.3, 0), vec3(30, 14, 4.6));
  return Lamp(vec3(-9.0, 4.5, 5.5), vec3(1.4, 0, 2.0), vec3(0, 3.0, 0), vec3(7.5, 7.4, 7.2));
}
float pane(int i, vec2 at) {
  return 1.0;
}
vec3 sunlight(vec3 p, vec3 way) {
  if (view == 0 || view == 2) return vec3(0);
  vec2 at = (p + way * ((-8.0 - p.x) / way.x)).zy;
  float leaf = smoothstep(0.5, 0.62, noise(vec3(at * 0.9, 4.0)));
  return vec3(5.5, 4.2, 2.8) * (view == 3 ? leaf : step(0.25, abs(fract(at.x / 2.4) - 0.5) * 2.4));
}
vec3 sky(vec3 way) {
  return view == 0 ? vec3(0.012, 0.014, 0.022) : vec3(0.2);
}
vec3 ambient(vec3 n) {
  return view == 0 ? vec3(0.03, 0.02, 0.012) : vec3(0.2, 0.2, 0.2);
}

vec2 things(vec3 p) {
  if (view == 0) {
    vec2 it = nearer(vec2(p.y + 1.5, 1), p.z + 15.0, 2.0);
    for (int i = 0; i < 5; i++) {
      vec3 q = p - bulbAt(i);
      if (length(q.xz) > 1.6 || q.y < -1.6) {
        it = nearer(it, max(length(q.xz) - 1.2, -q.y - 1.2), 0.0);
        continue;
      }
      it = nearer(it, stick(q, vec3(0, 1.9, 0), vec3(0, 14, 0), 0.045), 3.0);
      it = nearer(it, rod(q - vec3(0, 1.55, 0), 0.36, 0.42, 0.1), 4.0);
      // A coil of light on its stem.
      float a = atan(q.z, q.x);
      float coil = 9.0;
      for (int k = 0; k < 6; k++) {
        float b = float(k) * 1.0472;
        vec3 low = vec3(0.3 * cos(b), -0.5, 0.3 * sin(b)), high = vec3(0.2 * cos(b + 0.52), 0.55, 0.2 * sin(b + 0.52)), low2 = vec3(0.3 * cos(b + 1.0472), -0.5, 0.3 * sin(b + 1.0472));
        coil = min(coil, min(stick(q, low, high, 0.022), stick(q, high, low2, 0.022)));
      }
      it = nearer(it, coil, 5.0);
      it = nearer(it, stick(q, vec3(0, 0.6, 0), vec3(0, 1.2, 0), 0.06), 6.0);
      float envelope = melt(ball(q, 0.98), rod(q - vec3(0, 1.0, 0), 0.38, 0.45, 0.1), 0.5);
      it = nearer(it, abs(envelope) + 0.002, 51.0);
    }
    // The edge of a table.
    return nearer(it, box(p - vec3(0, -1.2, -3.0), vec3(9, 0.14, 3.2), 0.06), 7.0);
  }
  vec2 it = vec2(p.z, 10);
  if (view == 1) {
    if (away(it, p, vec3(0.4, 0, 0.1), 2.9)) return it;
    it = nearer(it, box(p - vec3(0.4, 0, 0.06), vec3(2.25, 0.82, 0.09), 0.07), 11.0);
    for (int i = 0; i < 3; i++) {
      vec3 q = p - vec3(-0.98 + 1.38 * float(i), 0, 0.16);
      it = vec2(max(it.x, -box(q, vec3(0.64, 0.66, 0.06), 0.03)), it.y);
      q.yz *= turned(i == 1 ? -0.11 : 0.11);
      it = nearer(it, box(q - vec3(0, 0, 0.0), vec3(0.61, 0.63, 0.08), 0.05), 12.0);
      it = nearer(it, box(q - vec3(0, -0.45, 0.08), vec3(0.09, 0.018, 0.01), 0.005), i == 1 ? 13.0 : 14.0);
    }
    return it;
  }
  if (view == 2) {
    if (away(it, p, vec3(0, 0, 0.3), 4.0)) return it;
    float body = box(p - vec3(0, 0, 0.3), vec3(2.9, 2.3, 0.42), 0.12);
    it = nearer(it, max(body, -box(p - vec3(0, 0, 0.75), vec3(2.6, 2.0, 0.22), 0.06)), 15.0);
    it = nearer(it, box(p - vec3(0, 0, 0.44), vec3(2.6, 2.0, 0.03), 0.0), 16.0);
    for (int row = 0; row < 2; row++) {
      vec3 q = p - vec3(0, 1.0 - 1.95 * float(row), 0.5);
      float cell = clamp(floor(q.x / 0.42 + 0.5), -5.0, 5.0);
      vec3 c = q - vec3(cell * 0.42, 0, 0);
      float missing = row == 1 && cell > 2.5 ? 1.0 : 0.0;
      if (missing > 0.5) {
        it = nearer(it, box(c, vec3(0.2, 0.52, 0.04), 0.02), 16.0);
        continue;
      }
      it = nearer(it, box(c, vec3(0.2, 0.62, 0.1), 0.02), 17.0);
      it = nearer(it, box(c - vec3(0, 0, 0.1), vec3(0.2, 0.33, 0.14), 0.02), 17.0);
      vec3 lever = c - vec3(0, 0.02, 0.26);
      lever.yz *= turned(hash(vec2(cell, float(row))) > 0.86 ? 0.5 : -0.5);
      it = nearer(it, box(lever, vec3(0.1, 0.11, 0.09), 0.03), cell < -3.5 ? 19.0 : 18.0);
    }
    return it;
  }
  if (away(it, p, vec3(0, -0.6, 0.5), 4.6)) return it;
  it = nearer(it, box(p - vec3(0, 0.7, 0.4), vec3(1.35, 1.9, 0.5), 0.42), 20.0);
  it = nearer(it, box(p - vec3(0, 1.0, 0.84), vec3(1.05, 1.3, 0.1), 0.09), 21.0);
  it = nearer(it, abs(ring((p - vec3(0, 1.25, 0.94)).xzy, 0.52, 0.05)) - 0.0, 22.0);
  // The cable hangs in two loops beside its plug.
  vec3 q = p - vec3(0, -1.5, 0.55);
  float cable = length(vec2(length(q.xy * vec2(1.0, 0.78)) - 1.15, q.z - 0.12)) - 0.13;
  cable = min(cable, length(vec2(length((q - vec3(0.1, -0.1, 0)).xy * vec2(1.05, 0.7)) - 1.28, q.z + 0.18)) - 0.13);
  it = nearer(it, cable * 0.75, 23.0);
  it = nearer(it, rod((p - vec3(0, -0.55, 0.95)).xyz, 0.3, 0.55, 0.12), 23.0);
  return it;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  vec3 grain = vec3(noise(p * 16.0), noise(p * 16.0 + 5.0), noise(p * 16.0 + 11.0)) - 0.5;
  if (kind < 1.5) return dull(vec3(0.08, 0.06, 0.05));
  if (kind < 2.5) {
    // Lights of the street, far out of focus.
    vec2 cell = floor(p.xy / 1.5), at = fract(p.xy / 1.5) - 0.5;
    float on = step(0.72, hash(cell)) * step(length(at - 0.5 * (vec2(hash(cell + 3.0), hash(cell + 5.0)) - 0.5)), 0.17);
    vec3 tint = mix(vec3(1.0, 0.5, 0.18), vec3(0.45, 0.6, 1.0), step(0.75, hash(cell + 9.0)));
    if (on > 0.5 && p.y > 0.5 && p.y < 9.0) return glowing(tint * 3.6 * (0.4 + hash(cell + 1.0)));
    return dull(vec3(0.03, 0.028, 0.03));
  }
  if (kind < 3.5) return dull(vec3(0.02));
  if (kind < 4.5) return metal(vec3(0.8, 0.55, 0.26), 0.4);
  if (kind < 5.5) return glowing(vec3(30, 13, 3.6));
  if (kind < 6.5) return glazed(vec3(0.5, 0.42, 0.3), 0.2);
  if (kind < 7.5) return glazed(wood(p, vec3(0.38, 0.22, 0.12), vec3(0.18, 0.09, 0.045), 2.0), 0.4);
  if (kind > 50.0) return glass();
  if (kind < 10.5) {
    n = normalize(n + grain * (view == 3 ? 0.5 : 0.2) + 0.3 * (vec3(noise(p * 4.0), noise(p * 4.0 + 3.0), 0.5) - 0.5));
    vec3 wall = view == 1 ? vec3(0.36, 0.42, 0.38) : view == 2 ? vec3(0.66, 0.62, 0.56) : vec3(0.5, 0.46, 0.41);
    return dull(wall * (0.85 + 0.25 * cloud(p * 1.2)));
  }
  if (kind < 12.5) return glazed(vec3(0.83, 0.81, 0.76), 0.28);
  if (kind < 13.5) return glowing(vec3(4.5, 2.2, 0.7));
  if (kind < 14.5) return glazed(vec3(0.35), 0.3);
  if (kind < 16.5) return glazed(vec3(0.78, 0.78, 0.76), 0.35);
  if (kind < 17.5) return glazed(vec3(0.86, 0.86, 0.84) * (abs(p.y) > 5.0 ? 1.0 : 1.0), 0.3);
  if (kind < 18.5) return glazed(vec3(0.06, 0.1, 0.16), 0.3);
  if (kind < 19.5) return glazed(vec3(0.7, 0.12, 0.05), 0.3);
  if (kind < 20.5) return glazed(vec3(0.82), 0.3);
  if (kind < 21.5) return glazed(vec3(0.025, 0.03, 0.035), 0.15);
  if (kind < 22.5) return glowing(vec3(0.5, 4.6, 2.4));
  n = normalize(n + grain * 0.05);
  return glazed(vec3(0.03), 0.4);
}

Camera camera(int view) {
  if (view == 1) return Camera(vec3(1.9, 1.2, 5.4), vec3(0.35, 0.0, 0.1), 2.6, vec3(0.5, 0.0, 0.2), 0.13);
  if (view == 2) return Camera(vec3(-2.4, 0.9, 6.6), vec3(0.1, 0.0, 0.4), 2.3, vec3(-0.4, 0.0, 0.7), 0.16);
  if (view == 3) return Camera(vec3(2.6, 0.6, 9.5), vec3(0.0, -0.15, 0.3), 2.9, vec3(0, 0.6, 1.0), 0.2);
  return Camera(vec3(0.6, 2.4, 10.5), vec3(0.9, 3.1, 0), 3.5, vec3(-0.2, 3.0, 0.9), 0.34);
}
