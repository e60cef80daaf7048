export const errors = {}
