import { Head } from '@inertiajs/react'
import { useShared } from '~/hooks/use_shared'

/** The name of the centre follows the language too, and a head that stays writes its title only once. */
export function PageTitle({ title }: { title: string }) {
  const { tenant } = useShared()
  return <Head key={tenant?.name} title={title} />
}
