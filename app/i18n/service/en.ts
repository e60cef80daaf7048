import { countIn } from "../count.ts"

const { of } = countIn("en")

export const service = {
  where: {
    workshop: "In our workshop",
    site: "On your site",
    remote: "Remotely",
    delivery: "Delivered to your site",
  },
  pictures: "Pictures",
  ask: "Request this service",
  place: "Where",
  hours: "Hours",
  email: "Write an e-mail",
  neighbours: "Previous and next service",
  previous: "Previous service",
  next: "Next service",
  others: "Other services",
  othersMeasure: (total: number) => of(total, { one: "other service", other: "other services" }),
  noText: "The text on this service is being written. Ask us, we are glad to tell you more.",
}
