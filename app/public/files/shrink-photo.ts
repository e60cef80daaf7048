const longestSide = 2_400
const quality = 0.8
// Of a smaller file little is saved.
const smallestBytes = 400_000
const pictures = /^image\/(?:jpeg|png|webp|hei[cf])$/u

const originals = new WeakMap<File, File>()

/** Returns the file that a photo was shrunk from; undefined where it is the original. */
export const originalOf = (file: File): File | undefined => originals.get(file)

/** Returns a photo as a smaller JPEG; what is small, no picture, or unreadable here stays as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!pictures.test(file.type) || file.size < smallestBytes) return file
  const blob = await redraw(file).catch(() => null)
  if (!blob || blob.size >= file.size) return file
  const name = file.name.replace(/\.[^.]*$/u, "")
  const shrunk = new File([blob], `${name}.jpg`, { type: blob.type, lastModified: file.lastModified })
  originals.set(shrunk, file)
  return shrunk
}

async function redraw(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext("2d")
  if (!context) return null
  // What is transparent would be black in a JPEG.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
}
