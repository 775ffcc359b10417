/** Says what an earlier one says: case and blanks make no other area. */
function isRepeated(area: string, at: number, areas: readonly string[]): boolean {
  return areas.findIndex((one) => spelled(one) === spelled(area)) < at;
}

function spelled(area: string): string {
  return area.normalize().trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Each area once, as it stands first. */
export function distinctAreas(areas: readonly string[]): string[] {
  return areas.filter((...area) => !isRepeated(...area));
}

export function repeatedAreas(areas: readonly string[]): string[] {
  return areas.filter(isRepeated);
}
