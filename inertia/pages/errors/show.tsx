export default function ErrorPage({ status }: { status: number; request_id: string }) {
  return <h1>{status}</h1>
}
