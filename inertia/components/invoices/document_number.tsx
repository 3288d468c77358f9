import { Text } from '@mantine/core'

/** Stays on one line: in parts it reads as several numbers. */
export function DocumentNumber({ number }: { number: string | null }) {
  return (
    <Text span inherit dir="ltr" style={{ whiteSpace: 'nowrap', unicodeBidi: 'isolate' }}>
      {number}
    </Text>
  )
}
