export default function Page() {
  return <main id="main"><h1>overview</h1></main>
}
