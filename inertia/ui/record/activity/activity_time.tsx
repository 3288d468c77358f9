import { Text } from '@mantine/core'
import { useFormat } from '~/hooks/use_format'
import { useRelativeTime } from '~/ui/use_relative_time'

/** `at` is ISO 8601; the exact time shows under the pointer. */
export function ActivityTime({ at }: { at: string }) {
  const format = useFormat()
  const ago = useRelativeTime()
  return (
    <Text size="sm" c="dimmed" component="time" dateTime={at} title={format.instant(at)}>
      {ago(at)}
    </Text>
  )
}
