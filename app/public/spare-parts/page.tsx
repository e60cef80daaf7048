export default function Page() {
  return <main id="main"><h1>spare-parts</h1></main>
}
