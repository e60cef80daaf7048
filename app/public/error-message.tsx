export function ErrorMessage({ status, detail }: { status: number; detail: string }) {
  return (
    <h1>
      Unexpected Application Error! {status} {detail}
    </h1>
  )
}
