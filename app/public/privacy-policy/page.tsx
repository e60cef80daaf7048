export default function Page() {
  return <main id="main"><h1>privacy-policy</h1></main>
}
