import { limits } from "#contract/limits.ts"

export const isTooLarge = ({ size }: Pick<File, "size">): boolean => size > limits.photoBytes

/** Returns whether the server would accept number and sizes of the attachments. */
export const areFilesSendable = (files: readonly Pick<File, "size">[]): boolean =>
  files.length <= limits.photos && !files.some(isTooLarge)
