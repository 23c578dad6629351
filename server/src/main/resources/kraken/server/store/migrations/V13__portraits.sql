-- The portrait that a person has chosen, by its number; null where none was chosen.
alter table person add column portrait integer;
