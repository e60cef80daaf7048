export default function Page() {
  return <main id="main"><h1>careers</h1></main>
}
