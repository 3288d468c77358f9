import { usePage } from '@inertiajs/react'
import type { SharedProps } from '~/types'

/** What the server tells every page: the person, the centre, the portal, the product. */
export function useShared(): SharedProps {
  return usePage<SharedProps>().props
}
