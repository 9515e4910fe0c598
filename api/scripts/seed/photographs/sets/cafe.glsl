// A café in the morning: 0 a cup by the window, 1 from above, 2 breakfast.
const int LAMPS = 1;
const float PACE = 0.85, REACH = 60.0, LIMIT = 8.0, CLEAR = 90.0;
const vec3 SUN = vec3(-0.72, 0.5, -0.5);
const bool HIDDEN_LAMPS = false;
const float SUN_SIZE = 0.04;

Lamp lamp(int i) {
  return Lamp(vec3(-9.0, 5.5, -3.0), vec3(1.8, 0, 4.0), vec3(0, 4.0, 0), vec3(6.5, 6.8, 7.2));
}
float pane(int i, vec2 at) {
  return step(0.05, abs(at.x)) * step(0.05, abs(at.y));
}
vec3 sunlight(vec3 p, vec3 way) {
  vec2 at = (p + way * ((-8.0 - p.x) / way.x)).zy;
  float leaf = smoothstep(0.38, 0.5, noise(vec3(at * 0.85, 1.0)));
  return vec3(5.0, 3.9, 2.6) * leaf;
}
vec3 sky(vec3 way) {
  return vec3(0.16, 0.14, 0.12);
}
vec3 ambient(vec3 n) {
  return vec3(0.2, 0.18, 0.16);
}

vec2 cupOf(vec2 it, vec3 p) {
  if (away(it, p, vec3(0, 0.7, 0), 2.6)) return it;
  // Saucer, cup, handle, coffee.
  float dish = abs(egg(p - vec3(0, 1.65, 0), vec3(3.2, 1.55, 3.2))) - 0.05;
  it = nearer(it, max(max(dish, p.y - 0.32), length(p.xz) - 1.85), 3.0);
  float radius = 0.62 + 0.5 * sqrt(clamp((p.y - 0.15) / 1.15, 0.0, 1.0));
  float wall = max(abs(length(p.xz) - radius) - 0.06, max(p.y - 1.32, 0.12 - p.y)) * 0.75 - 0.02;
  it = nearer(it, wall, 3.0);
  it = nearer(it, rod(p - vec3(0, 0.2, 0), 0.62, 0.1, 0.03), 3.0);
  it = nearer(it, rod(p - vec3(0, 1.1, 0), 1.07, 0.05, 0.02), 4.0);
  vec3 q = p;
  q.xz *= turned(-0.6);
  float handle = length(vec2(length((q - vec3(1.2, 0.8, 0)).xy * vec2(1.0, 0.9)) - 0.36, q.z)) - 0.095;
  return nearer(it, max(handle, -(length(q.xz) - 0.98)), 3.0);
}

vec2 things(vec3 p) {
  vec2 it = vec2(p.y, 1);
  it = nearer(it, p.z + 12.0, 2.0);
  if (view < 2) {
    it = cupOf(it, p);
    // A spoon on the saucer, a napkin under it.
    vec3 q = p - vec3(0.4, 0.34, 1.42);
    q.xz *= turned(0.35);
    it = nearer(it, egg(q - vec3(-1.0, 0.0, 0), vec3(0.36, 0.06, 0.22)), 5.0);
    it = nearer(it, stick(q, vec3(-0.75, 0.02, 0), vec3(0.9, 0.06, 0), 0.045), 5.0);
    vec3 c = p - vec3(-0.8, 0.02, 0.7);
    c.xz *= turned(0.5);
    it = nearer(it, (box(c - vec3(0, 0.02 + 0.02 * sin(c.x * 2.4) * sin(c.z * 1.7), 0), vec3(2.6, 0.03, 1.9), 0.02)) * 0.9, 6.0);
    if (!away(it, p, vec3(2.9, 0.5, -1.8), 1.7)) {
      it = nearer(it, rod(p - vec3(2.9, 0.08, -1.8), 1.5, 0.06, 0.05), 3.0);
      vec3 k = p - vec3(2.75, 0.5, -1.8);
      float cake = max(box(k, vec3(1.0, 0.42, 0.62), 0.12), 0.0 - k.y - 0.36);
      it = nearer(it, cake, 7.0);
      it = nearer(it, box(k - vec3(0, 0.42, 0), vec3(0.98, 0.07, 0.6), 0.06), 8.0);
    }
    if (!away(it, p, vec3(-3.4, 1.6, -2.8), 2.6)) {
      vec3 v = p - vec3(-3.4, 0, -2.8);
      it = nearer(it, max(rod(v - vec3(0, 0.75, 0), 0.5 + 0.1 * sin(v.y * 2.0), 0.75, 0.1), -rod(v - vec3(0, 1.2, 0), 0.36, 0.7, 0.05)), 9.0);
      float leaves = 9.0;
      for (int i = 0; i < 6; i++) {
        float a = float(i) * 1.9;
        vec3 tip = vec3(cos(a) * 0.75, 2.4 + 0.35 * float(i % 3), sin(a) * 0.6);
        leaves = min(leaves, stick(v, vec3(0, 1.0, 0), tip, 0.03));
        vec3 l = v - tip;
        l.xz *= turned(a);
        l.xy *= turned(0.6);
        leaves = min(leaves, egg(l, vec3(0.45, 0.06, 0.26)));
      }
      it = nearer(it, leaves * 0.85, 10.0);
    }
    return it;
  }
  // The pan.
  if (!away(it, p, vec3(0, 0.4, 0), 2.8)) {
    float pan = max(rod(p - vec3(0, 0.3, 0), 2.25, 0.3, 0.1), -rod(p - vec3(0, 0.62, 0), 2.1, 0.45, 0.08));
    it = nearer(it, pan, 11.0);
    it = nearer(it, box(p - vec3(2.9, 0.45, -0.9), vec3(0.0), 0.0), 11.0);
    float white = 9.0;
    for (int i = 0; i < 2; i++) {
      vec3 e = p - (i == 0 ? vec3(-0.75, 0.17, 0.35) : vec3(0.85, 0.17, -0.5));
      float a = atan(e.z, e.x);
      float reach = 1.0 + 0.12 * sin(a * 3.0 + float(i)) + 0.06 * sin(a * 7.0);
      white = melt(white, egg(e, vec3(reach, 0.13, reach)), 0.12);
      it = nearer(it, egg(e - vec3(0.08, 0.1, 0), vec3(0.42, 0.26, 0.42)), 13.0);
    }
    it = nearer(it, white * 0.85, 12.0);
    for (int i = 0; i < 5; i++) {
      vec3 t = p - (i == 0 ? vec3(0.65, 0.34, 1.2) : i == 1 ? vec3(1.2, 0.34, 0.85) : i == 2 ? vec3(-0.95, 0.34, -1.15) : i == 3 ? vec3(-0.4, 0.34, -1.45) : vec3(1.05, 0.32, 1.42));
      it = nearer(it, ball(t, 0.3), 14.0);
    }
    for (int i = 0; i < 7; i++) {
      float a = float(i) * 2.4;
      vec3 l = p - vec3(cos(a) * (0.5 + 0.16 * float(i)), 0.33, sin(a) * (0.5 + 0.16 * float(i)));
      l.xz *= turned(a * 1.7);
      l.xy *= turned(0.2);
      it = nearer(it, egg(l, vec3(0.2, 0.025, 0.1)), 10.0);
    }
  }
  if (!away(it, p, vec3(-2.6, 0.4, -2.6), 1.7)) {
    vec3 b = p - vec3(-2.6, 0.0, -2.6);
    b.xz *= turned(0.5);
    for (int i = 0; i < 3; i++) it = nearer(it, box(b - vec3(-0.5 + 0.45 * float(i), 0.62, 0.1 * float(i)), vec3(0.17, 0.62, 0.85), 0.16), 7.0);
  }
  return it;
}

float heartOf(vec2 p) {
  p.x = abs(p.x);
  if (p.y + p.x > 1.0) return length(p - vec2(0.25, 0.75)) - sqrt(2.0) / 4.0;
  vec2 tip = p - 0.5 * max(p.x + p.y, 0.0);
  return sqrt(min(dot(p - vec2(0, 1), p - vec2(0, 1)), dot(tip, tip))) * sign(p.x - p.y);
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  vec3 grain = vec3(noise(p * 16.0), noise(p * 16.0 + 5.0), noise(p * 16.0 + 11.0)) - 0.5;
  if (kind < 1.5) return glazed(wood(p.zyx, vec3(0.46, 0.28, 0.16), vec3(0.24, 0.125, 0.06), 2.4), 0.4);
  if (kind < 2.5) {
    // A room behind, and its lamps.
    vec2 cell = floor(p.xy / 2.4), at = fract(p.xy / 2.4) - 0.5;
    if (hash(cell) > 0.72 && p.y > 3.0 && length(at) < 0.13) return glowing(vec3(7.0, 4.2, 1.8));
    return dull(mix(vec3(0.1, 0.075, 0.055), vec3(0.05, 0.09, 0.08), step(0.55, hash(vec2(floor(p.x / 3.3), 2.0)))));
  }
  if (kind < 3.5) return glazed(view == 0 || view == 1 ? vec3(0.13, 0.27, 0.28) * (0.9 + 0.2 * cloud(p * 3.0)) : vec3(0.8, 0.78, 0.72), 0.15);
  if (kind < 4.5) {
    // A heart of milk in the crema.
    vec2 at = vec2(p.x, -p.z) * 1.25;
    at *= turned(0.25);
    float heart = heartOf(at * 0.82 + vec2(0, 0.62)) / 0.82;
    float swirl = 0.04 * noise(vec3(at * 6.0, 2.0));
    float milk = smoothstep(0.05, -0.03, heart + swirl);
    float second = smoothstep(0.03, 0.0, abs(heart - 0.15 + swirl) - 0.03);
    vec3 crema = mix(vec3(0.36, 0.15, 0.045), vec3(0.2, 0.07, 0.02), smoothstep(0.2, 1.1, length(at)) * 0.7 + 0.3 * noise(vec3(at * 9.0, 1.0)));
    return glazed(mix(crema, vec3(0.85, 0.74, 0.58), max(milk, 0.75 * second)), 0.2);
  }
  if (kind < 5.5) return metal(vec3(0.75, 0.74, 0.72), 0.22);
  if (kind < 6.5) {
    vec2 weave = sin(p.xz * 60.0);
    n = normalize(n + vec3(weave.x, 0, weave.y) * 0.12 + grain * 0.2);
    return dull(vec3(0.78, 0.74, 0.66) * (0.92 + 0.08 * weave.x * weave.y));
  }
  if (kind < 7.5) {
    n = normalize(n + grain * 0.8);
    vec3 crust = mix(vec3(0.55, 0.3, 0.12), vec3(0.74, 0.53, 0.28), smoothstep(0.3, 0.7, cloud(p * 4.0)));
    return dull(crust);
  }
  if (kind < 8.5) return glazed(vec3(0.62, 0.1, 0.07), 0.2);
  if (kind < 9.5) return glazed(vec3(0.72, 0.69, 0.62), 0.3);
  if (kind < 10.5) return glazed(mix(vec3(0.06, 0.15, 0.04), vec3(0.17, 0.3, 0.09), noise(p * 5.0)), 0.4);
  if (kind < 11.5) {
    n = normalize(n + grain * 0.15);
    return glazed(vec3(0.035), 0.4);
  }
  if (kind < 12.5) {
    n = normalize(n + grain * 0.2);
    return glazed(mix(vec3(0.86, 0.84, 0.78), vec3(0.6, 0.36, 0.13), smoothstep(0.66, 0.85, cloud(p * 2.5) + 0.2 * step(p.y, 0.2))), 0.25);
  }
  if (kind < 13.5) return glazed(vec3(0.88, 0.42, 0.03), 0.14);
  n = normalize(n + grain * 0.04);
  return glazed(vec3(0.62, 0.05, 0.025), 0.12);
}

Camera camera(int view) {
  if (view == 1) return Camera(vec3(-0.2, 8.2, 1.6), vec3(0.0, 0.5, 0.05), 2.9, vec3(0, 1.15, 0), 0.24);
  if (view == 2) return Camera(vec3(0.9, 6.6, 4.6), vec3(0.0, 0.2, -0.15), 2.7, vec3(0, 0.3, 0.3), 0.16);
  return Camera(vec3(1.6, 3.9, 8.4), vec3(0.35, 0.75, -0.6), 2.7, vec3(0.0, 1.1, 0.7), 0.24);
}
