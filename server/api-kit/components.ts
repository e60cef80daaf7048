import { refusalComponents } from "./refusals.ts"

const text = { type: "string" } as const

/** Named components that route descriptions refer to. */
export const components = {
  securitySchemes: {
    token: {
      type: "http",
      scheme: "bearer",
      description: "Token of a session, from POST /auth/login. Each call lists the ability that the account needs.",
    },
  },
  parameters: {
    IfMatch: {
      name: "If-Match",
      in: "header",
      description: "ETag of the record as the client has seen it. Without it, changes made meanwhile are overwritten.",
      schema: text,
      example: '"3"',
    },
    IfNoneMatch: {
      name: "If-None-Match",
      in: "header",
      description: "ETag of an earlier response; 304 while it is still the same.",
      schema: text,
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      description: "Repeated with the same key within a day, the call is done once and responds alike.",
      schema: { type: "string", minLength: 8, maxLength: 200 },
    },
  },
  headers: {
    ETag: { description: "Of a record its version, for If-Match; of an open read its content.", schema: text },
    "Retry-After": { description: "Seconds until another try makes sense.", schema: { type: "integer", minimum: 0 } },
    "WWW-Authenticate": { description: "Always Bearer.", schema: text },
    "Content-Disposition": { description: "Name of the file.", schema: text },
  },
  responses: refusalComponents,
} as const
