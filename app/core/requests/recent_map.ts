export class RecentMap<Key, Value> extends Map<Key, Value> {
  constructor(private most: number) {
    super()
  }

  override set(key: Key, value: Value) {
    super.set(key, value)
    if (this.size > this.most) this.delete(this.keys().next().value!)
    return this
  }
}
