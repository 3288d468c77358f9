import { usePage } from '@inertiajs/react'
import type { SharedProps } from '~/types'

export function useShared(): SharedProps {
  return usePage<SharedProps>().props
}
