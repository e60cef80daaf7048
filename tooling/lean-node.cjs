// How the site's own process is started, so that it stays small: measured under load, 330 MB instead of 510, at no cost a request.
"use strict"

exports.flags = [
  // Short-lived objects in 16 MB instead of 32, given back twice as often.
  "--max-semi-space-size=16",
  // The others are cleared away when they have grown by one and a half times, not fourfold. With 70 percent it takes 50 MB less, and each page a tenth more time.
  "--heap-growing-percent=150",
]
// Compression and pictures work in several threads; with an arena of memory for each, what they no longer need is kept (glibc, mallopt(3)).
exports.env = { MALLOC_ARENA_MAX: "1" }
