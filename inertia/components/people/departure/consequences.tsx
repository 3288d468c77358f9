import { List } from '@mantine/core'

export function Consequences({ lines }: { lines: string[] }) {
  return (
    <List mb="sm">
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  )
}
