import { createInertiaApp, Link } from '@inertiajs/react'
import { createRoot } from 'react-dom/client'

/** A plain table on the same client libraries: what a page of this server costs before any interface kit. */
function Bare({ rows, other }) {
  return (
    <>
      <Link href={`/admin/bench/bare?page=${other}`}>{other}</Link>
      <table>
        <tbody>
          {rows.map(({ id, name }) => (
            <tr key={id} data-id={id}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

void createInertiaApp({
  resolve: () => Bare,
  setup: ({ el, App, props }) => createRoot(el).render(<App {...props} />),
})
