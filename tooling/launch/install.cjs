// Installs the dependencies when the lock file differs from node_modules. ES5, see run.cjs.
"use strict"

var childProcess = require("child_process")
var crypto = require("crypto")
var fs = require("fs")
var path = require("path")
var acquireSync = require("./lock.cjs").acquireSync

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch (error) {
    return null
  }
}

// Only what npm installs from, so that a new script in package.json costs no reinstall.
function wantedStamp(root) {
  var manifest = readJson(path.join(root, "package.json"))
  var parts = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.overrides]
  var hash = crypto.createHash("sha256").update(JSON.stringify(parts))
  hash.update(fs.readFileSync(path.join(root, "package-lock.json")))
  return hash.digest("hex") + " " + process.platform + "-" + process.arch
}

// Returns whether an optional package must exist: those for other systems, and their dependencies, are absent.
function isMeantForThisMachine(entry) {
  if (!entry.os || !entry.cpu || entry.libc) return false
  return entry.os.indexOf(process.platform) >= 0 && entry.cpu.indexOf(process.arch) >= 0
}

// After a plain `npm install` node_modules is correct although this launcher did not fill it: npm keeps its own list.
function isAlreadyInstalled(root) {
  var wanted = readJson(path.join(root, "package-lock.json"))
  var present = readJson(path.join(root, "node_modules", ".package-lock.json"))
  if (!wanted || !present) return false
  return Object.keys(wanted.packages).every(function (name) {
    var entry = wanted.packages[name]
    var found = present.packages[name]
    if (!name || entry.link) return true
    if (!found) return Boolean(entry.optional) && !isMeantForThisMachine(entry)
    return found.version === entry.version && (!entry.integrity || found.integrity === entry.integrity)
  })
}

function runNpm(root) {
  var args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]
  var npm = process.env.npm_execpath
  var options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] }
  // Runs on the Node of npm itself, because ours is about to be deleted and reinstalled.
  var result = /npm-cli\.c?js$/.test(npm || "")
    ? childProcess.spawnSync(process.env.npm_node_execpath || process.execPath, [npm].concat(args), options)
    : childProcess.spawnSync("npm", args, Object.assign({ shell: process.platform === "win32" }, options))
  if (result.status === 0) return true
  console.error("Installing the dependencies failed" + (result.error ? ": " + result.error.message : "") + ".")
  return false
}

function ensureInstalled(root) {
  var stampFile = path.join(root, "node_modules", ".install-stamp")
  function isCurrent() {
    return fs.existsSync(stampFile) && fs.readFileSync(stampFile, "utf8") === wantedStamp(root)
  }
  if (isCurrent()) return
  var release = acquireSync(root, "install", function () {
    console.log("Waiting for another command that is installing the dependencies …")
  })
  var ok = isCurrent() || isAlreadyInstalled(root)
  if (!ok) {
    console.log("Installing the dependencies …")
    ok = runNpm(root)
  }
  if (ok) fs.writeFileSync(stampFile, wantedStamp(root))
  release()
  if (!ok) process.exit(1)
}

exports.ensureInstalled = ensureInstalled
