import { Hono } from "hono"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { imageTextRoute } from "#server/records/image-routes.ts"
import { orderRoute } from "#server/records/order-routes.ts"
import { changeRoutes, createRoute, deleteRoute } from "#server/records/record-routes.ts"
import { propertyRecord } from "./property-record.ts"

const words = { tag: "Product properties", one: "a property", base: "/property" }

export const propertyApi = new Hono<HttpEnv>()
  .route("/", createRoute(propertyRecord, { ...words, body: "form" }))
  .route("/", orderRoute(propertyRecord, words))
  .route("/", changeRoutes(propertyRecord, { ...words, body: "either" }))
  .route("/", imageTextRoute(propertyRecord, words))
  .route("/", deleteRoute(propertyRecord, words))
