// Finds the Node that runs the project: the pinned one from node_modules, else the current one if new enough.
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

// An existing file may still not run: the Linux build needs glibc, which Alpine does not have, and libatomic, which a small
// Debian does not have. Null when it runs, else its error.
function whyNot(node) {
  if (fs.realpathSync(node) === fs.realpathSync(process.execPath)) return null
  var tried = childProcess.spawnSync(node, ["-p", "process.version"], { encoding: "utf8" })
  if (tried.status === 0) return null
  return (tried.stderr || (tried.error && tried.error.message) || "it gave no reason").trim()
}

// Trying takes as long as a start of Node: a file that ran once is not tried again.
function remembersRun(node, root) {
  var file = path.join(root, "node_modules", ".cache", "node-runs")
  var stat = fs.statSync(node)
  var stamp = [node, stat.size, stat.mtimeMs].join(" ")
  try {
    if (fs.readFileSync(file, "utf8") === stamp) return true
  } catch (error) {
    // Never tried.
  }
  if (whyNot(node) !== null) return false
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, stamp)
  } catch (error) {
    // A folder that cannot be written: it is tried each time.
  }
  return true
}

function findNode(root) {
  var pinned = pinnedNode(root)
  if (pinned && remembersRun(pinned, root)) return pinned
  var trouble = pinned && whyNot(pinned)
  if (isNewEnough(process.version)) return process.execPath
  var reason = pinned
    ? pinned + " does not run on this system: " + trouble
    : "The Node 26 of package.json is not in node_modules; was it installed with --omit=optional?"
  console.error("No usable Node for " + process.platform + "-" + process.arch + ". " + reason)
  if (/libatomic/.test(reason))
    console.error("Install that library (Debian and Ubuntu: apt install libatomic1), then try again.")
  else
    console.error("This is " + process.version + "; install Node " + OLDEST_MAJOR + "." + OLDEST_MINOR + " or newer.")
  process.exit(1)
}

exports.findNode = findNode
