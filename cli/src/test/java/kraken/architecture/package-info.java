/** Tests of the whole house: who may know whom, and what the rules of a game may not touch. */
@NullMarked
package kraken.architecture;

import org.jspecify.annotations.NullMarked;
