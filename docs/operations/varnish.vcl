vcl 4.1;

# Card pages in front of Bikur: docs/deploy.md, "Card pages on a CDN". Start varnishd with `-p http_gzip_support=off`,
# so that pages stay as Bikur has compressed them. Bikur's processes purge by surrogate keys: CDN_PURGE_URLS.

import std;
# Debian's varnish-modules.
import xkey;

# The balancer, or a process of Bikur.
backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may purge: the machines of Bikur's processes.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.X-Forgotten = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Cards stand at /p/NAME, /@NAME and /NAME; whatever else stands there is not said to be kept.
  if (req.method != "GET" || req.url !~ "^/(p/|@)?[^/?]+(\?|$)") {
    return (pass);
  }
  # Programs, previews and pages fetched ahead are counted by Bikur itself as left out, and staff who look as an owner see
  # a banner.
  if (req.http.User-Agent !~ "Mozilla/" || req.http.User-Agent ~ "(?i)bot|crawl|spider|preview|whatsapp|facebookexternalhit" ||
      req.http.Range || req.http.Sec-Purpose || req.http.Purpose || req.http.X-Purpose || req.http.X-Moz ||
      req.http.Cookie ~ "bikur\.viewing=") {
    return (pass);
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_hash {
  # Where a visitor came from is read by the page itself, whose bytes are the same.
  hash_data(regsub(regsuball(req.url, "([?&])(s|utm_\w+|fbclid|gclid)=[^&]*&?", "\1"), "[?&]$", ""));
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.status == 200 && beresp.http.CDN-Cache-Control && !beresp.http.Set-Cookie) {
    # The name under which the module looks for keys.
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # The time to be kept is s-maxage of Cache-Control, which Varnish reads by itself.
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
    set beresp.keep = 0s;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
  }
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.CDN-Cache-Control) {
    # Browsers, and caches that nobody purges, ask each time.
    set resp.http.Cache-Control = "no-cache";
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Age;
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  if (obj.hits > 0) {
    unset resp.http.X-Request-Id;
    set resp.http.Cache-Status = "varnish; hit";
  }
}
