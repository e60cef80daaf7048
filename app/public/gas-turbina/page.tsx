export default function Page() {
  return <main id="main"><h1>gas-turbina</h1></main>
}
