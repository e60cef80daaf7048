// How the site's own process is started, so that it stays small: measured after load, 209 MB instead of 309.
"use strict"

// Short-lived objects in 16 MB instead of 32, given back twice as often.
exports.flags = ["--max-semi-space-size=16"]
// Compression and pictures work in several threads; with an arena of memory for each, what they no longer need is kept (glibc, mallopt(3)).
exports.env = { MALLOC_ARENA_MAX: "2" }
