import { Hono } from "hono"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { imageRoutes } from "#server/records/image-routes.ts"
import { orderRoute } from "#server/records/order-routes.ts"
import { changeRoutes, createRoute, deleteRoute, listRoute, openRoute } from "#server/records/record-routes.ts"
import { serviceRecord } from "./record.ts"

const words = { tag: "Services", one: "a service" }

export const serviceApi = new Hono<HttpEnv>()
  .route("/", imageRoutes(serviceRecord, words))
  .route("/", listRoute(serviceRecord, { ...words, summary: "All services" }))
  .route("/", createRoute(serviceRecord, { ...words, body: "form" }))
  .route("/", openRoute(serviceRecord, words))
  .route("/", orderRoute(serviceRecord, words))
  .route("/", changeRoutes(serviceRecord, { ...words, body: "json" }))
  .route("/", deleteRoute(serviceRecord, words))
