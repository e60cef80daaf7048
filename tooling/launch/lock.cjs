// A lock between processes: mkdir succeeds for exactly one. ES5, see run.cjs.
"use strict"

var crypto = require("crypto")
var fs = require("fs")
var os = require("os")
var path = require("path")

var POLL_MS = 200
// The owner writes its note shortly after mkdir; a lock without a note is stale only after this time.
var UNSIGNED_MS = 5000
// No install or build takes longer; needed where a process id is meaningless (another container, a reused id).
var LONGEST_MS = 20 * 60 * 1000

// Outside the project, because the guarded work empties node_modules and build.
function pathOf(root, name) {
  var project = crypto.createHash("sha256").update(root).digest("hex").slice(0, 12)
  return path.join(os.tmpdir(), "turbine-site-" + project + "-" + name + ".lock")
}

function readOwner(dir) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dir, "owner"), "utf8"))
  } catch (error) {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}

function isStale(dir) {
  var owner = readOwner(dir)
  var age
  try {
    age = Date.now() - fs.statSync(dir).mtimeMs
  } catch (error) {
    return false
  }
  if (!owner) return age > UNSIGNED_MS
  if (age > LONGEST_MS) return true
  return owner.host === os.hostname() && (owner.pid === process.pid || !isAlive(owner.pid))
}

function remove(dir) {
  try {
    fs.unlinkSync(path.join(dir, "owner"))
  } catch (error) {}
  try {
    fs.rmdirSync(dir)
  } catch (error) {}
}

// Renaming is atomic: of several processes that find the lock stale only one removes it.
function takeOver(dir) {
  var aside = dir + "-stale-" + process.pid
  try {
    fs.renameSync(dir, aside)
  } catch (error) {
    return
  }
  if (isStale(aside)) return remove(aside)
  try {
    fs.renameSync(aside, dir)
  } catch (error) {
    remove(aside)
  }
}

/** Returns the function that releases the lock, or null when another process holds it. */
function tryAcquire(root, name) {
  var dir = pathOf(root, name)
  if (isStale(dir)) takeOver(dir)
  try {
    fs.mkdirSync(dir)
  } catch (error) {
    if (error.code === "EEXIST") return null
    throw error
  }
  fs.writeFileSync(path.join(dir, "owner"), JSON.stringify({ pid: process.pid, host: os.hostname() }))
  return function () {
    remove(dir)
  }
}

function acquireSync(root, name, onWait) {
  var release = tryAcquire(root, name)
  if (!release) onWait()
  while (!release) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS)
    release = tryAcquire(root, name)
  }
  return release
}

exports.tryAcquire = tryAcquire
exports.acquireSync = acquireSync
