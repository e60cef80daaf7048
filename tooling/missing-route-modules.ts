import type { Plugin } from "vite"

const giveUp = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/u

// Thrown here it would leave the loaders beside it pending for good.
const failing = "const fail = () => { throw error }; return { default: fail, clientLoader: fail };"

/**
 * Where a page's script cannot be fetched the router reloads the page that is left: with the server away that ends on the
 * browser's own error page. Here it fails like a page's data, so that the site's error page says so and offers to try again.
 */
export function missingRouteModules(): Plugin {
  let isDone = false
  return {
    name: "missing-route-modules",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/].*[\\/]routeModules\.js/u.test(id)) return null
      if (!giveUp.test(code)) this.error("The router loads its route modules in another way than expected")
      isDone = true
      return { code: code.replace(giveUp, failing), map: null }
    },
    generateBundle() {
      if (!isDone) this.error("The router's loader of route modules was not found")
    },
  }
}
