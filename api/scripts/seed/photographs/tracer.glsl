// A path tracer of scenes that are written as distances: a lens with depth of field, soft light from windows and
// lamps, two further bounces. A set (sets/*.glsl) gives the constants, things, materials and cameras that are asked
// for below; one unit is ten centimetres.
precision highp float;
precision highp int;

uniform vec2 size;
uniform int pass;
uniform int view;
layout(location = 0) out vec4 seenLight;
layout(location = 1) out vec4 seenColour;
layout(location = 2) out vec4 seenNormal;

const float PI = 3.14159265;
const int BOUNCES = 1;
const float BROAD = 0.3; // reflections from here on ask the lamps, narrower ones find them

struct Camera {
  vec3 eye;
  vec3 target;
  float zoom; // distance of the picture from the lens, in halves of its height
  vec3 focus; // a point that is sharp
  float aperture; // radius of the lens
};
struct Stuff {
  vec3 colour;
  float rough; // of the reflection: 0 a mirror, 1 dull
  float shine; // reflected straight on, 0.04 for glaze and varnish, more for metal
  float metal; // 1: the reflection has the colour, nothing else is seen
  vec3 glow;
  bool clear; // glass as thin as a bulb's: reflects, else lets through
};
struct Lamp {
  vec3 centre;
  vec3 across; // half the width
  vec3 upwards; // half the height
  vec3 light;
};

uint seed;
uint random() {
  seed = seed * 747796405u + 2891336453u;
  uint word = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return (word >> 22u) ^ word;
}
float chance() {
  return float(random() >> 8u) / 16777216.0;
}
vec3 onSphere() {
  float z = 2.0 * chance() - 1.0, turn = 2.0 * PI * chance();
  return vec3(sqrt(1.0 - z * z) * vec2(cos(turn), sin(turn)), z);
}

// Noise
float hash(vec3 p) {
  p = fract(p * vec3(0.1031, 0.11369, 0.13787));
  p += dot(p, p.yzx + 19.19);
  return fract((p.x + p.y) * p.z);
}
float hash(vec2 p) {
  return hash(vec3(p, 7.31));
}
float noise(vec3 p) {
  vec3 cell = floor(p), at = fract(p);
  at = at * at * (3.0 - 2.0 * at);
  vec4 far = vec4(hash(cell), hash(cell + vec3(1, 0, 0)), hash(cell + vec3(0, 1, 0)), hash(cell + vec3(1, 1, 0)));
  vec4 near = vec4(hash(cell + vec3(0, 0, 1)), hash(cell + vec3(1, 0, 1)), hash(cell + vec3(0, 1, 1)), hash(cell + 1.0));
  vec4 mixed = mix(far, near, at.z);
  return mix(mix(mixed.x, mixed.y, at.x), mix(mixed.z, mixed.w, at.x), at.y);
}
float cloud(vec3 p) {
  return 0.5 * noise(p) + 0.25 * noise(p * 2.03 + 7.1) + 0.125 * noise(p * 4.1 + 3.7) + 0.0625 * noise(p * 8.3);
}

// Distances
mat2 turned(float angle) {
  return mat2(cos(angle), -sin(angle), sin(angle), cos(angle));
}
float ball(vec3 p, float radius) {
  return length(p) - radius;
}
float box(vec3 p, vec3 halves, float round) {
  vec3 q = abs(p) - halves + round;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - round;
}
float rod(vec3 p, float radius, float halfLength, float round) {
  vec2 q = vec2(length(p.xz) - radius + round, abs(p.y) - halfLength + round);
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - round;
}
float ring(vec3 p, float radius, float thick) {
  return length(vec2(length(p.xz) - radius, p.y)) - thick;
}
float stick(vec3 p, vec3 from, vec3 to, float radius) {
  vec3 along = to - from, at = p - from;
  return length(at - along * clamp(dot(at, along) / dot(along, along), 0.0, 1.0)) - radius;
}
float egg(vec3 p, vec3 radii) {
  float inside = length(p / radii);
  return inside * (inside - 1.0) / length(p / (radii * radii));
}
float melt(float a, float b, float width) {
  float h = max(width - abs(a - b), 0.0) / width;
  return min(a, b) - h * h * width * 0.25;
}
float carve(float a, float b, float width) {
  return -melt(-a, b, width);
}
vec2 nearer(vec2 a, float distance, float kind) {
  return distance < a.x ? vec2(distance, kind) : a;
}
/* Whether a group of things is far enough to be passed over: then its ball is what is near. */
bool away(inout vec2 it, vec3 p, vec3 centre, float radius) {
  float far = length(p - centre) - radius;
  if (far < 0.4) return false;
  it = nearer(it, far, 0.0);
  return true;
}

// Colours of common things
vec3 wood(vec3 p, vec3 light, vec3 dark, float plankWidth) {
  float plank = floor(p.z / plankWidth);
  vec3 q = p + vec3(hash(vec2(plank, 3.0)) * 40.0, 0, hash(vec2(plank, 9.0)) * 9.0);
  float wave = noise(vec3(q.x * 0.16, q.y, q.z * 0.7));
  float rings = 0.5 + 0.5 * sin((q.z * 2.6 + wave * 9.0 + q.y) * 3.0);
  float fibres = noise(vec3(q.x * 1.4, q.y * 6.0, q.z * 42.0));
  float pores = smoothstep(0.62, 0.8, noise(vec3(q.x * 2.6, 3.0, q.z * 90.0)));
  vec3 colour = mix(light, dark, 0.5 * rings * rings + 0.35 * fibres + 0.2 * pores);
  colour *= 0.82 + 0.3 * hash(vec2(plank, 5.0));
  float gap = abs(fract(p.z / plankWidth) - 0.5) * plankWidth;
  return colour * mix(0.25, 1.0, 1.0 - smoothstep(plankWidth * 0.5 - 0.035, plankWidth * 0.5 - 0.012, gap));
}
Stuff dull(vec3 colour) {
  return Stuff(colour, 1.0, 0.0, 0.0, vec3(0), false);
}
Stuff glazed(vec3 colour, float rough) {
  return Stuff(colour, rough, 0.04, 0.0, vec3(0), false);
}
Stuff metal(vec3 colour, float rough) {
  return Stuff(colour, rough, 0.9, 1.0, vec3(0), false);
}
Stuff glowing(vec3 light) {
  return Stuff(vec3(0), 1.0, 0.0, 0.0, light, false);
}
Stuff glass() {
  return Stuff(vec3(1), 0.0, 0.06, 0.0, vec3(0), true);
}

//SET

float distanceTo(vec3 p) {
  return things(p).x;
}
vec3 normalAt(vec3 p, float step) {
  vec2 e = vec2(step, -step);
  return normalize(
    e.xyy * distanceTo(p + e.xyy) + e.yyx * distanceTo(p + e.yyx) + e.yxy * distanceTo(p + e.yxy) + e.xxx * distanceTo(p + e.xxx)
  );
}
/* How far the ray gets, and onto what: the second is negative where it hits nothing. */
vec2 march(vec3 from, vec3 way, float reach, int steps) {
  float t = 0.0;
  for (int i = 0; i < steps; i++) {
    vec2 found = things(from + way * t);
    if (abs(found.x) < 0.0004 + 0.00012 * t) return vec2(t, found.y);
    t += found.x * PACE;
    if (t > reach) return vec2(t, -1);
  }
  return vec2(t, t > reach * 0.98 ? -1.0 : things(from + way * t).y);
}
/* A clear thing throws no shadow. */
bool isDark(vec3 from, vec3 way, float reach) {
  float t = 0.01;
  for (int i = 0; i < 48; i++) {
    vec2 found = things(from + way * t);
    if (found.y >= CLEAR) found.x = max(abs(found.x), 0.06);
    else if (found.x < 0.0006) return true;
    t += found.x * PACE;
    if (t > reach) return false;
  }
  return false;
}

vec3 lampSeen(vec3 from, vec3 way, float reach) {
  for (int i = 0; i < LAMPS; i++) {
    Lamp it = lamp(i);
    vec3 facing = cross(it.across, it.upwards);
    float t = dot(it.centre - from, facing) / dot(way, facing);
    if (t < 0.01 || t > reach) continue;
    vec3 at = from + way * t - it.centre;
    vec2 place = vec2(dot(at, it.across) / dot(it.across, it.across), dot(at, it.upwards) / dot(it.upwards, it.upwards));
    if (max(abs(place.x), abs(place.y)) < 1.0) return it.light * pane(i, place);
  }
  return vec3(-1);
}

/* What a surface makes of light from one direction: the dull share, and the shine where it is broad. */
float answer(Stuff it, vec3 n, vec3 mirrored, float fresnel, vec3 to) {
  float dulled = (1.0 - it.metal) * (1.0 - fresnel) * max(dot(n, to), 0.0) / PI;
  if (it.rough < BROAD || it.shine == 0.0) return dulled;
  float narrow = 4.0 / pow(it.rough, 4.0);
  return dulled + fresnel * (narrow + 1.0) / (2.0 * PI) * pow(max(dot(mirrored, to), 0.0), narrow) / max(dot(it.colour, vec3(0.333)), 0.02);
}
/* Of lamps and sun, both where the camera looks, one by chance where light comes by another way. */
vec3 straightLight(Stuff it, vec3 p, vec3 n, vec3 mirrored, float fresnel, bool isFirst) {
  vec3 sum = vec3(0);
  bool lampAsked = isFirst || chance() < 0.5;
  float twice = isFirst ? 1.0 : 2.0;
  if (LAMPS > 0 && lampAsked) {
    int chosen = min(int(chance() * float(LAMPS)), LAMPS - 1);
    Lamp from = lamp(chosen);
    vec2 place = 2.0 * vec2(chance(), chance()) - 1.0;
    vec3 to = from.centre + from.across * place.x + from.upwards * place.y - p;
    float far = length(to);
    to /= far;
    vec3 facing = cross(from.across, from.upwards);
    float area = 4.0 * length(facing), turnedTo = HIDDEN_LAMPS ? 1.0 : abs(dot(to, normalize(facing)));
    vec3 light = from.light * pane(chosen, place);
    if (dot(n, to) > 0.0 && light.g > 0.0 && !isDark(p + n * 0.002, to, far - 0.02))
      sum += light * answer(it, n, mirrored, fresnel, to) * turnedTo * area / (far * far) * float(LAMPS) * twice;
  }
  if (!isFirst && lampAsked) return sum;
  vec3 way = normalize(SUN + onSphere() * SUN_SIZE);
  if (dot(n, way) > 0.0) {
    vec3 light = sunlight(p, way);
    if (light.g > 0.0 && !isDark(p + n * 0.002, way, REACH)) sum += light * PI * answer(it, n, mirrored, fresnel, way) * twice;
  }
  return sum;
}

vec3 follow(vec3 from, vec3 way, out vec4 guide, out vec3 firstNormal) {
  vec3 light = vec3(0), share = vec3(1);
  bool lampsCount = true, guided = false, isSharp = true;
  guide = vec4(1, 1, 1, 0);
  firstNormal = -way;
  for (int bounce = 0; bounce < 5; bounce++) {
    vec2 hit = march(from, way, REACH, bounce == 0 ? 130 : 60);
    vec3 window = HIDDEN_LAMPS ? vec3(-1) : lampSeen(from, way, hit.y < 0.0 ? REACH * 4.0 : hit.x);
    if (window.r >= 0.0) {
      if (lampsCount) light += share * window;
      break;
    }
    if (hit.y < 0.0) {
      vec3 beyond = sky(way);
      light += share * beyond;
      break;
    }
    vec3 p = from + way * hit.x;
    vec3 n = normalAt(p, 0.0008 + 0.0003 * hit.x);
    if (dot(n, way) > 0.0) n = -n;
    vec3 smooth_ = n;
    Stuff it = stuffOf(hit.y, p, n);
    if (dot(n, way) > -0.02) n = normalize(n - way * (dot(n, way) + 0.02));
    if (!guided && !it.clear) {
      guide = vec4(it.metal > 0.5 || it.glow.g > 0.0 ? vec3(1) : it.colour, hit.x);
      firstNormal = n;
      guided = true;
    }
    if (it.glow.r > 0.0) {
      // What glows is seen itself and in a mirror; elsewhere its few rays would be specks.
      if (isSharp) light += share * it.glow;
      break;
    }
    float fresnel = it.shine + (1.0 - it.shine) * pow(clamp(1.0 + dot(n, way), 0.0, 1.0), 5.0) * (1.0 - 0.8 * it.rough) * step(0.001, it.shine);
    if (it.clear) {
      if (chance() < fresnel) {
        way = reflect(way, n);
        from = p + smooth_ * 0.01;
      } else {
        from = p + way * 0.05;
      }
      lampsCount = true;
      continue;
    }
    vec3 mirrored = reflect(way, n);
    bool isBroad = it.rough >= BROAD && it.shine > 0.0;
    if (isBroad || it.metal < 0.5) light += share * it.colour * straightLight(it, p, n, mirrored, fresnel, bounce == 0);
    if (it.metal > 0.5 || chance() < fresnel) {
      if (it.metal > 0.5) share *= it.colour;
      way = normalize(mirrored + onSphere() * it.rough * it.rough);
      if (dot(way, smooth_) < 0.0) way = reflect(way, smooth_);
      from = p + smooth_ * 0.003;
      lampsCount = !isBroad;
      if (it.rough > 0.1) isSharp = false;
      if (bounce > 2) break;
      continue;
    }
    share *= it.colour;
    if (bounce >= BOUNCES) {
      light += share * ambient(n) * 0.6;
      break;
    }
    way = normalize(n + onSphere() * 0.999);
    from = p + smooth_ * 0.003;
    lampsCount = false;
    isSharp = false;
  }
  return light;
}

void main() {
  uvec2 pixel = uvec2(gl_FragCoord.xy);
  seed = pixel.x * 1973u + pixel.y * 9277u + uint(pass) * 26699u + 1u;
  random();
  random();
  Camera it = camera(view);
  vec3 ahead = normalize(it.target - it.eye);
  vec3 side = normalize(cross(ahead, abs(ahead.y) > 0.995 ? vec3(0, 0, -1) : vec3(0, 1, 0)));
  vec3 up = cross(side, ahead);
  // The same place within each pixel in one pass, so that edges are clean; its own on the lens, spread over the passes.
  vec2 within = fract(float(pass) * vec2(0.7548777, 0.5698403) + 0.5) * 1.4 - 0.7;
  vec2 at = (2.0 * (gl_FragCoord.xy + within) - size) / size.y;
  vec3 way = normalize(ahead * it.zoom + side * at.x + up * at.y);
  float sharp_ = dot(it.focus - it.eye, ahead) / dot(way, ahead);
  float turn = 2.0 * PI * fract(hash(gl_FragCoord.xy) + float(pass) * 0.618034);
  vec2 lens = sqrt(fract(hash(gl_FragCoord.yx + 9.0) + float(pass) * 0.7548777)) * it.aperture * vec2(cos(turn), sin(turn));
  vec3 from = it.eye + side * lens.x + up * lens.y;
  way = normalize(it.eye + way * sharp_ - from);
  vec4 guide;
  vec3 n;
  vec3 light = follow(from, way, guide, n);
  // What a single path brings is limited: one speck in a thousand would be seen in the picture.
  float most = max(light.r, max(light.g, light.b));
  seenLight = vec4(light * min(1.0, LIMIT / max(most, 1e-4)), 1);
  seenColour = guide;
  seenNormal = vec4(n, 1);
}
