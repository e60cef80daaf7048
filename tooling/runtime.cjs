// Which Node runs the project: the pinned one from node_modules, else the one at hand when it is new enough.
"use strict"

var childProcess = require("child_process")
var fs = require("fs")
var path = require("path")

// Below 24.7 there is no crypto.argon2.
var OLDEST_MAJOR = 24
var OLDEST_MINOR = 7

function isNewEnough(version) {
  var parts = version.replace(/^v/, "").split(".").map(Number)
  return parts[0] > OLDEST_MAJOR || (parts[0] === OLDEST_MAJOR && parts[1] >= OLDEST_MINOR)
}

function pinnedNode(root) {
  var name = process.platform === "win32" ? "win" : process.platform
  var file = process.platform === "win32" ? "node.exe" : "node"
  var packages = ["node-" + name + "-" + process.arch, "node-bin-" + name + "-" + process.arch]
  for (var i = 0; i < packages.length; i++) {
    var candidate = path.join(root, "node_modules", packages[i], "bin", file)
    if (fs.existsSync(candidate)) return candidate
  }
  return null
}

// A file that is there may still not run: the Linux build needs glibc, which Alpine does not have.
function runs(node) {
  if (fs.realpathSync(node) === fs.realpathSync(process.execPath)) return true
  return childProcess.spawnSync(node, ["-p", "process.version"], { encoding: "utf8" }).status === 0
}

function findNode(root) {
  var pinned = pinnedNode(root)
  if (pinned && runs(pinned)) return pinned
  if (isNewEnough(process.version)) return process.execPath
  var reason = pinned
    ? pinned + " does not run on this system."
    : "The Node 26 of package.json is not in node_modules; was it installed with --omit=optional?"
  console.error("No usable Node for " + process.platform + "-" + process.arch + ". " + reason)
  console.error("This is " + process.version + "; install Node " + OLDEST_MAJOR + "." + OLDEST_MINOR + " or newer.")
  process.exit(1)
}

exports.findNode = findNode
