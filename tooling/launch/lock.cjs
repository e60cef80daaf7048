// A lock between processes: mkdir succeeds for exactly one. ES5, see run.cjs.
"use strict"

var crypto = require("crypto")
var fs = require("fs")
var os = require("os")
var path = require("path")

var POLL_MS = 200
// Between mkdir and the owner's note a moment passes; a lock without a note is stale only after it.
var UNSIGNED_MS = 5000
// No install or build takes longer; needed where a process id says nothing (another container, an id used again).
var LONGEST_MS = 20 * 60 * 1000

// Outside the project, since both node_modules and build are emptied by what the lock guards.
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

// Renaming is atomic: of several who find the lock stale only one gets it out of the way.
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

/** The function that frees the lock, or null when somebody else holds it. */
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
