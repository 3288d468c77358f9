import { useMediaQuery } from '@mantine/hooks'

/** Below 992 px the menu opens over the page (rows B6 and E8). */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
}

/** A week has no room for seven columns: its days are a list. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
}

/** A finger needs targets of 44 px. */
export function useTouch(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
}
