export async function chromiumOptions() { return {} }
