/**
 * Returns the node of a file in the graph of folders: a feature, a subfolder of a room, or the file itself beside them.
 */
export function folderOf(file: string): string {
  const folders = file.split("/").slice(0, -1)
  if (folders.length < 2) return file
  return folders.slice(0, folders[1] === "features" ? 3 : 2).join("/")
}
