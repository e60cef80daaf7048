export default function Page() {
  return <main id="main"><h1>imprint</h1></main>
}
