/** Part of every server bundle; the build fails when it appears in a browser file. */
export const serverMarker = "server-only:turbine-site"
