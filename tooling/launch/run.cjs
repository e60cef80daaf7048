// First file of every npm script. It runs on whatever Node the machine has, so it stays ES5 and uses no dependency:
// an old Node has to be able to parse it, install the project and hand over to the Node 26 that comes with it.
"use strict"

var childProcess = require("child_process")
var path = require("path")
var ensureInstalled = require("./install.cjs").ensureInstalled
var findNode = require("./runtime.cjs").findNode
var leanNode = require("./lean-node.cjs")

var root = path.resolve(__dirname, "..", "..")
var task = process.argv[2] || "start"

function stopWithParent(parent, stop) {
  setInterval(function () {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}

function environment(node) {
  var env = Object.assign({}, process.env)
  var key =
    Object.keys(env).filter(function (name) {
      return name.toUpperCase() === "PATH"
    })[0] || "PATH"
  env[key] = [path.dirname(node), path.join(root, "node_modules", ".bin"), env[key]].join(path.delimiter)
  // React picks its slow development build at import time unless this is set before.
  if (task === "start") {
    env.NODE_ENV = "production"
    return Object.assign({}, leanNode.env, leanNode.compiled, env)
  }
  return env
}

function handOver(node) {
  var flags = task === "start" ? leanNode.flags : []
  var args = flags.concat([path.join(root, "tooling", "tasks.ts")], process.argv.slice(2))
  var env = environment(node)
  // npm's shell does not pass SIGTERM on: a process under npm stops when its parent is gone.
  var underNpm = Boolean(env.npm_lifecycle_event)
  if (process.execve && process.platform !== "win32") {
    if (underNpm) env.RUN_PARENT = String(parentAtStart)
    process.execve(node, [node].concat(args), env)
  }
  env.RUN_PARENT = String(process.pid)
  var child = childProcess.spawn(node, args, { stdio: "inherit", env: env })
  ;["SIGINT", "SIGTERM", "SIGHUP"].forEach(function (signal) {
    process.on(signal, function () {
      // A terminal sends Ctrl-C to the child as well; twice would end it without a clean stop.
      if (signal === "SIGTERM" || !process.stdin.isTTY) child.kill(signal)
    })
  })
  if (underNpm) {
    stopWithParent(parentAtStart, function () {
      child.kill("SIGTERM")
    })
  }
  child.on("error", function (error) {
    console.error("Could not start " + node + ": " + error.message)
    process.exit(1)
  })
  child.on("exit", function (code, signal) {
    process.exit(signal ? 128 + (require("os").constants.signals[signal] || 0) : code)
  })
}

var parentAtStart = process.ppid
process.chdir(root)
ensureInstalled(root)
handOver(findNode(root))
