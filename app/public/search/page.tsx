export default function Page() {
  return <main id="main"><h1>search</h1></main>
}
