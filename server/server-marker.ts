/** Stands in every server bundle; the build fails when it turns up in a file for the browser. */
export const serverMarker = "server-only:turbine-site"
