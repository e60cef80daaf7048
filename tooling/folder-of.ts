/** Subfolders whose own subfolders are nodes: the features, and the groups of screens and pages. */
const deep = new Set(["features", "dashboard", "public"])

/**
 * Returns the node of a file in the graph of folders: a feature, a group of screens or pages, another subfolder of a
 * room, or the file itself beside them.
 */
export function folderOf(file: string): string {
  const folders = file.split("/").slice(0, -1)
  const depth = deep.has(folders[1] ?? "") ? 3 : 2
  return folders.length < depth ? file : folders.slice(0, depth).join("/")
}
